import { defineSection } from '../../core/catalogue/section';
import { alignment, buttons, flag, text } from '../../core/fields/vocabulary';

export const cta1 = defineSection({
  name: 'CTA1',
  label: 'Call to action',
  category: 'cta',
  colorMode: 'DARK',
  thumbnailRatio: 0.42,
  fields: {
    title: text({ label: 'Title', max: 200, initial: 'Ready when you are' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    titleTextGradient: flag({ label: 'Gradient title' }),
    paragraph: text({
      label: 'Paragraph',
      max: 2000,
      initial: 'Say in one sentence what happens next.',
    }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    buttons: buttons({ initial: [{ btnText: 'Get started', type: 'primary' }] }),
  },
});
