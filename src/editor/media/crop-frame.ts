import type { CSSProperties } from 'react';
import type { Size } from './crop-geometry';

/** Largest frame that is drawn in the dialog, px. */
const MOST = { width: 560, height: 380 };

export interface CropFrame extends Size {
  /** The corners of the picture's place in the page: what lies outside them is not seen there. */
  corners: CSSProperties;
}

/** The picture's frame in the page, as large as the dialog has room. */
export function frameOf(element: Element): CropFrame {
  const picture = element.querySelector('picture') ?? element;
  const { width, height } = picture.getBoundingClientRect();
  const most = {
    width: Math.min(MOST.width, window.innerWidth - 64),
    height: Math.min(MOST.height, window.innerHeight / 2),
  };
  if (width <= 0 || height <= 0) {
    return { width: most.width, height: most.width * 0.6, corners: {} };
  }
  const scale = Math.min(most.width / width, most.height / height);
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    corners: cornersOf(picture, scale),
  };
}

function cornersOf(element: Element, scale: number): CSSProperties {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  if (style === undefined) return {};
  return {
    borderTopLeftRadius: scaled(style.borderTopLeftRadius, scale),
    borderTopRightRadius: scaled(style.borderTopRightRadius, scale),
    borderBottomRightRadius: scaled(style.borderBottomRightRadius, scale),
    borderBottomLeftRadius: scaled(style.borderBottomLeftRadius, scale),
  };
}

/** A computed style's lengths, larger or smaller; shares stay as they are. */
export function scaled(value: string, scale: number): string {
  return value.replaceAll(/([\d.]+)px/g, (_, length: string) => `${Number(length) * scale}px`);
}
