import type { SectionData } from '../../core/catalogue/section';
import type { Seed } from '../../core/fields/field';
import type { contact3 } from './section';

export const contact3Sample = {
  title: 'Contact Us',
  paragraph:
    'An engineer answers, as a rule the same working day. Tell us which plant, how many isolations a month, and what you use now.',
  placeholders: {
    name: 'Enter your name',
    email: 'Enter your email',
    message: 'Enter your message',
  },
  buttonText: 'Send message',
} satisfies Seed<SectionData<typeof contact3>>;
