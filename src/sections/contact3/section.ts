import { defineSection } from '../../core/catalogue/section';
import { alignment, group, text } from '../../core/fields/vocabulary';
import { CONTACT_PLACEHOLDERS } from '../../core/validation/contact-form';

const placeholder = (label: string, fallback: string) =>
  text({ label, required: 'never', initial: fallback, fallback });

export const contact3 = defineSection({
  name: 'Contact3',
  label: 'Contact form',
  category: 'contact',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.52,
  fields: {
    title: text({ label: 'Title', max: 120, initial: 'Contact us' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    paragraph: text({
      label: 'Paragraph',
      max: 1500,
      initial: 'Say who answers, and how soon.',
    }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    placeholders: group({
      label: 'Placeholders',
      fields: {
        name: placeholder('Placeholder of the name', CONTACT_PLACEHOLDERS.name),
        email: placeholder('Placeholder of the e-mail', CONTACT_PLACEHOLDERS.email),
        message: placeholder('Placeholder of the message', CONTACT_PLACEHOLDERS.message),
      },
    }),
    buttonText: text({ label: 'Button text', initial: 'Send' }),
  },
});
