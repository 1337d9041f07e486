/** In what ways a page can be looked at. */
import { formatPercent } from '../words/format';
import { say } from '../words/say';

/** Widths that a page can be looked at in, px: from the narrowest that accessibility asks for to the widest in use. */
export const PAGE_WIDTHS = { min: 320, max: 2560 } as const;

export function clampPageWidth(width: number): number {
  return Math.round(Math.max(PAGE_WIDTHS.min, Math.min(width, PAGE_WIDTHS.max)));
}

/** Scales that a page can be shown at; null: as large as there is room. */
export const ZOOMS: readonly (number | null)[] = [null, 0.5, 0.75, 1, 1.5, 2];

export const zoomName = (zoom: number | null): string =>
  zoom === null ? say('Fit') : formatPercent(zoom);
