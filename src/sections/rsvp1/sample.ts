import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { rsvp1 } from './section';

export const rsvp1Sample = {
  title: 'See an isolation from start to finish',
  paragraph:
    'One morning on our training rig: a pump is isolated, proven dead, worked on and given back, with the people who do it every week. Coffee from eight; bring your own boots.',
  placeholders: { name: 'Enter your name', email: 'Enter your email' },
  buttonText: 'Send answer',
} satisfies Seed<SectionData<typeof rsvp1>>;
