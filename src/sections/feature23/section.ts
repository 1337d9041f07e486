import { defineSection } from '../../core/catalogue/section';
import { alignment, icon, list, text } from '../../core/fields/vocabulary';

export const feature23 = defineSection({
  name: 'Feature23',
  label: 'Numbered blocks',
  category: 'feature',
  colorMode: 'DARK',
  thumbnailRatio: 0.42,
  fields: {
    title: text({ label: 'Title', max: 50, initial: 'How it goes' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    blocks: list({
      label: 'Blocks',
      item: 'block',
      min: 1,
      max: 6,
      fields: {
        iconName: icon({ label: 'Icon', initial: 'circle-check' }),
        title: text({ label: 'Title', max: 100, required: 'always', initial: 'Step' }),
        paragraph: text({ label: 'Paragraph', max: 150, initial: 'What happens here.' }),
        blockTitleAlignment: alignment({ label: 'Title alignment' }),
        blockParagraphAlignment: alignment({ label: 'Paragraph alignment' }),
      },
      initial: [
        { iconName: 'message-square', title: 'We talk', paragraph: 'You tell us what you need.' },
        {
          iconName: 'compass',
          title: 'We plan',
          paragraph: 'You get a plan to agree to.',
        },
        { iconName: 'rocket', title: 'We deliver', paragraph: 'You start, and we stay close.' },
      ],
    }),
  },
});
