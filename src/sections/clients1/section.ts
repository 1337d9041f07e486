import { defineSection } from '../../core/catalogue/section';
import { dimensions, image } from '../../core/fields/image-fields';
import { alignment, link, list, text } from '../../core/fields/vocabulary';

export const clients1 = defineSection({
  name: 'Clients1',
  label: 'Logo wall',
  category: 'client',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.4,
  fields: {
    title: text({ label: 'Title', max: 120, initial: 'In good company' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    paragraph: text({
      label: 'Paragraph',
      max: 1500,
      initial: 'Say who these are, and what you do together.',
    }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    clientsLogos: list({
      label: 'Logos',
      item: 'logo',
      min: 1,
      max: 20,
      fields: {
        logoUrl: image({ label: 'Logo', dimensions: 'logoDimensions' }),
        logoDimensions: dimensions({ label: 'Sizes of the logo' }),
        clientUrl: link({ label: 'Link' }),
      },
      initial: [{}, {}, {}, {}],
    }),
  },
});
