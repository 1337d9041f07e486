import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { cta1 } from './section';

export const cta1Sample = {
  title: 'Book your free demo today!',
  titleTextGradient: true,
  paragraph:
    'Forty minutes with an engineer: your own P&ID on the screen, one real isolation planned from start to finish. You keep the result.',
  buttons: [
    { id: 'book', btnText: 'Pick a time', btnUrl: '/#comp-contact', type: 'primary' },
    { id: 'call', btnText: 'Call +44 20 7946 0018', btnUrl: 'tel:+442079460018', type: 'tertiary' },
  ],
} satisfies Seed<SectionData<typeof cta1>>;
