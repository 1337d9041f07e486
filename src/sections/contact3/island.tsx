/** The contact form as a visitor has it: what sends it comes with it. */
import { ContactForm } from './form';
import { sendContact } from './send';

export function ContactIsland() {
  return <ContactForm send={sendContact} />;
}
