import { defineSection } from '../../core/catalogue/section';
import { event } from '../../core/fields/event-field';
import { alignment, group, text } from '../../core/fields/vocabulary';
import { CONTACT_PLACEHOLDERS } from '../../core/validation/contact-form';

const placeholder = (label: string, fallback: string) =>
  text({ label, required: 'never', initial: fallback, fallback });

/** An invitation to one of the site's events, answered in place (spec section 3: RSVP). */
export const rsvp1 = defineSection({
  name: 'Rsvp1',
  label: 'Invitation with answer',
  category: 'rsvp',
  colorMode: 'LIGHT',
  thumbnailRatio: 0.56,
  fields: {
    /** The event's id; without such an event the site's first one is meant. */
    eventId: event({ label: 'Event' }),
    title: text({ label: 'Title', max: 120, initial: 'Will you be there?' }),
    titleAlignment: alignment({ label: 'Title alignment' }),
    paragraph: text({
      label: 'Paragraph',
      max: 1500,
      initial: 'Say what awaits your guests, and until when you need to know.',
    }),
    paragraphAlignment: alignment({ label: 'Paragraph alignment' }),
    placeholders: group({
      label: 'Placeholders',
      fields: {
        name: placeholder('Placeholder of the name', CONTACT_PLACEHOLDERS.name),
        email: placeholder('Placeholder of the e-mail', CONTACT_PLACEHOLDERS.email),
      },
    }),
    buttonText: text({ label: 'Button text', initial: 'Send answer' }),
  },
});
