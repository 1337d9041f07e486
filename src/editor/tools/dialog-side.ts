/** Where a dialog stands so that what it changes stays in sight. */
import type { Box } from './free-place';

export type Side = 'bottom' | 'top' | 'right' | 'left';

/** What a dialog takes, with the air around it, px. */
const WHOLE = { width: 344, height: 424 };
/** With so little of its height a dialog still shows what it asks for, and is scrolled for the rest, px. */
const LEAST_HEIGHT = 200;

/**
 * The first side of a thing on which a dialog finds room, below it before above it before beside it; where there is none
 * for all of it, the side above or below with more. Null: the thing fills what can be seen, and is covered in any case.
 */
export function sideWithRoom(thing: Box, screen: Box): Side | null {
  const below = screen.bottom - thing.bottom;
  const above = thing.top - screen.top;
  if (below >= WHOLE.height) return 'bottom';
  if (above >= WHOLE.height) return 'top';
  if (screen.right - thing.right >= WHOLE.width) return 'right';
  if (thing.left - screen.left >= WHOLE.width) return 'left';
  if (Math.max(below, above) < LEAST_HEIGHT) return null;
  return below >= above ? 'bottom' : 'top';
}

/** The smallest box around a thing and the tools beside it that stay in use. */
export function boxAround(thing: Box, tools: readonly Box[]): Box {
  const all = [thing, ...tools];
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}
