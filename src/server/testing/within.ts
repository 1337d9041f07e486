import { setTimeout as pause } from 'node:timers/promises';

const LOOKS = 100;
const PAUSE_MS = 10;

/**
 * Whether something comes to be within a second of looking again and again. On a loaded machine each look waits for its
 * turn as what is looked for does, so that the second lasts as long as it has to.
 */
export async function isWithinASecond(look: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let count = 0; count < LOOKS; count += 1) {
    if (await look()) return true;
    await pause(PAUSE_MS);
  }
  return false;
}
