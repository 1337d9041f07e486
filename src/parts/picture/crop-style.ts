import type { CSSProperties } from 'react';

/**
 * A crop as relative lengths, so that it holds at every width of its frame (spec section 3, "Image crop
 * parameters": pixels of the container in which it was set, rotation in degrees). Nothing for no crop.
 */
export function cropStyle(crop: unknown): CSSProperties | undefined {
  if (typeof crop !== 'object' || crop === null) return undefined;
  const { containerWidth, width, left, top, transform } = crop as Record<string, unknown>;
  const numbers = [containerWidth, width, left, top, transform];
  if (!numbers.every((value) => typeof value === 'number' && Number.isFinite(value)))
    return undefined;
  if (Number(containerWidth) <= 0 || Number(width) <= 0) return undefined;
  // Margins in per cent refer to the frame's width on both axes.
  const share = (value: unknown) => `${round((Number(value) / Number(containerWidth)) * 100)}%`;
  return {
    width: share(width),
    marginLeft: share(left),
    marginTop: share(top),
    ...(transform === 0 ? {} : { rotate: `${round(Number(transform))}deg` }),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
