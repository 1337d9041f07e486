import { defineSection } from '../../core/catalogue/section';
import { alignment, list, text } from '../../core/fields/vocabulary';

export const privacyPolicy1 = defineSection({
  name: 'PrivacyPolicy1',
  label: 'Privacy policy',
  category: 'privacyPolicy',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.8,
  fields: {
    title: text({ label: 'Title', max: 100, initial: 'Privacy policy' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    subtitle: text({ label: 'Subtitle', max: 200, initial: 'Last updated on …' }),
    subtitleAlignment: alignment({ label: 'Subtitle alignment' }),
    content: list({
      label: 'Blocks',
      item: 'block',
      min: 1,
      max: 15,
      fields: {
        title: text({ label: 'Title', max: 200, initial: 'Title of the block' }),
        titleAlignment: alignment({ label: 'Title alignment' }),
        paragraph: text({ label: 'Paragraph', max: 2000, initial: 'Text of the block.' }),
        paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
      },
      initial: [
        { title: '1. Who we are', paragraph: 'Name, address, and how to reach you.' },
        {
          title: '2. What we collect',
          paragraph: 'Which data, for which purpose, on what ground.',
        },
        { title: '3. Who receives it', paragraph: 'Processors, and transfers abroad.' },
        {
          title: '4. Your rights',
          paragraph: 'Access, correction, erasure, and whom to write to.',
        },
      ],
    }),
  },
});
