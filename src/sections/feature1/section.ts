import { defineSection } from '../../core/catalogue/section';
import { alignment, icon, link, list, text } from '../../core/fields/vocabulary';

export const feature1 = defineSection({
  name: 'Feature1',
  label: 'Feature list with icons',
  category: 'feature',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.6,
  fields: {
    title: text({ label: 'Title', max: 120, initial: 'What you get' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    description: text({
      label: 'Description',
      max: 1500,
      initial: 'One or two sentences that tell how the parts below belong together.',
    }),
    descriptionAlignment: alignment({ label: 'Description alignment' }),
    featureIconText: list({
      label: 'Features',
      item: 'feature',
      min: 1,
      max: 12,
      fields: {
        icon: icon({ label: 'Icon', initial: 'circle-check' }),
        title: text({ label: 'Title', max: 60, initial: 'Feature' }),
        content: text({ label: 'Text', max: 1000, initial: 'What it does, in two lines.' }),
        blockContentAlignment: alignment({ label: 'Alignment' }),
        additionalText: text({ label: 'Link text' }),
        additionalUrl: link({ label: 'Link' }),
      },
      initial: [
        { icon: 'clipboard-check', title: 'First feature', content: 'What it does, in two lines.' },
        { icon: 'users', title: 'Second feature', content: 'Who uses it, and when.' },
        { icon: 'chart-line', title: 'Third feature', content: 'What people see change.' },
        { icon: 'shield-check', title: 'Fourth feature', content: 'What it protects from.' },
      ],
    }),
  },
});
