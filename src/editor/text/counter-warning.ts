import type { CounterState } from '../../core/text/counter';
import { say } from '../words/say';

/** What is said of a text near its limit, and of one past it or whose last input was refused. */
export function counterWarning(counter: CounterState): string {
  if (counter === 'none') return '';
  return counter === 'near' ? say('Near the limit') : say('Limit reached');
}
