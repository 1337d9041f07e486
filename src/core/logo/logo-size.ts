/** How large a logo may be, by the width of the window: spec section 5. */

/** Bounds in px. */
export interface LogoBounds {
  minWidth: number;
  maxWidth: number;
  minHeight: number;
  maxHeight: number;
}

/** A logo's width while its owner has set none. */
export const LOGO_DEFAULT_WIDTH_PX = 160;

/** A logo's width when its image can't be loaded: spec section 8. */
export const LOGO_FALLBACK_WIDTH_PX = 50;

const BOUNDS: readonly (LogoBounds & { upTo: number })[] = [
  { upTo: 768, minWidth: 10, maxWidth: 200, minHeight: 20, maxHeight: 70 },
  { upTo: 1024, minWidth: 10, maxWidth: 300, minHeight: 20, maxHeight: 90 },
];
const WIDEST: LogoBounds = { minWidth: 10, maxWidth: 400, minHeight: 20, maxHeight: 115 };

/** The bounds for a window's width in px. */
export function logoBounds(viewportWidth: number): LogoBounds {
  const found = BOUNDS.find(({ upTo }) => viewportWidth <= upTo);
  if (found === undefined) return WIDEST;
  const { upTo: _upTo, ...bounds } = found;
  return bounds;
}

/**
 * The size nearest to the wanted width that is within the bounds and keeps the image's ratio (width divided by
 * height). A ratio so extreme that no size fits both ways keeps the upper bounds: a logo never breaks its bar.
 */
export function clampLogo(
  wantedWidth: number,
  { ratio, viewportWidth }: { ratio: number; viewportWidth: number },
): { width: number; height: number } {
  const bounds = logoBounds(viewportWidth);
  const shape = Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
  const least = Math.max(bounds.minWidth, bounds.minHeight * shape);
  const most = Math.min(bounds.maxWidth, bounds.maxHeight * shape);
  const wanted = Number.isFinite(wantedWidth) ? wantedWidth : LOGO_FALLBACK_WIDTH_PX;
  const width = Math.min(Math.max(wanted, least), most);
  return { width, height: width / shape };
}
