/** How close a text is to its limit. */
export type CounterState = 'none' | 'near' | 'max';

/** Spec section 5: a near-limit warning shows within five characters of the limit. */
export const NEAR_LIMIT_CHARACTERS = 5;

/**
 * The warning for a text of `length` code points; `max` may be infinite: near from five characters before the limit up to it,
 * and past it the maximum's.
 */
export function counterState(length: number, max: number): CounterState {
  if (length > max) return 'max';
  return max - length <= NEAR_LIMIT_CHARACTERS ? 'near' : 'none';
}

/** `12/60`, or `12/∞` for a text without a limit. Spec section 5. */
export function formatCounter(length: number, max: number): string {
  return `${length}/${Number.isFinite(max) ? max : '∞'}`;
}
