import { defineSection } from '../../core/catalogue/section';
import { alignment, itemIndex, link, list, text } from '../../core/fields/vocabulary';

/** Most plans of a pricing section (spec section 9). */
const PLANS_MAX = 6;

export const pricing7 = defineSection({
  name: 'Pricing7',
  label: 'Plans',
  category: 'pricing',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.66,
  fields: {
    title: text({ label: 'Title', max: 120, initial: 'Plans' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    paragraph: text({
      label: 'Paragraph',
      max: 500,
      initial: 'Say what all plans share, so that the cards can say how they differ.',
    }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    plans: list({
      label: 'Plans',
      item: 'plan',
      min: 1,
      max: PLANS_MAX,
      fields: {
        labelTitle: text({ label: 'Price', max: 15, required: 'always' }),
        labelParagraph: text({ label: 'Period', max: 30, initial: 'per month' }),
        cardTitle: text({ label: 'Name', max: 50, initial: 'Plan' }),
        cardTitleAlignment: alignment({ label: 'Name alignment' }),
        options: list({
          label: 'Options',
          item: 'option',
          max: 10,
          fields: { text: text({ label: 'Option', max: 80, initial: 'What is included' }) },
        }),
        buttonText: text({ label: 'Button text', initial: 'Choose' }),
        buttonUrl: link({ label: 'Button link' }),
      },
      initial: [
        {
          labelTitle: '£0',
          labelParagraph: 'per month',
          cardTitle: 'Starter',
          options: [{ text: 'One person' }, { text: 'Help by e-mail' }],
        },
        {
          labelTitle: '£20',
          labelParagraph: 'per month',
          cardTitle: 'Team',
          options: [{ text: 'Up to ten people' }, { text: 'Help by phone' }],
        },
        {
          labelTitle: '£60',
          labelParagraph: 'per month',
          cardTitle: 'Company',
          options: [{ text: 'As many people as you like' }, { text: 'A named contact' }],
        },
      ],
    }),
    /** Position of the highlighted plan, from 0; none where no plan stands there. */
    primaryPlanIdx: itemIndex({
      label: 'Highlighted plan',
      list: 'plans',
      max: PLANS_MAX,
      initial: 1,
    }),
  },
});
