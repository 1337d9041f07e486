/** The answer to an invitation as a visitor gives it: what sends it comes with it. */
import { RsvpForm } from './form';
import { sendRsvp } from './send';

export function RsvpIsland() {
  return <RsvpForm send={sendRsvp} />;
}
