/**
 * A picture behind a frame: moved, made larger and turned, and always filling the frame. Spec section 3, "Image crop
 * parameters": pixels of the frame in which it was set, rotation in degrees about the picture's middle.
 */
import type { CropParams } from '../../core/fields/image-fields';

export interface Size {
  width: number;
  height: number;
}

/** A crop as it is handled: how much larger than it must be, and where the picture's middle is, from the frame's, px. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
  /** Degrees. */
  rotation: number;
}

export const NO_CROP: Crop = { zoom: 1, x: 0, y: 0, rotation: 0 };

/** Width at which a turned picture just fills the frame. @param ratio the picture's height over its width */
export function fillingWidth(frame: Size, ratio: number, rotation: number): number {
  const turned = turnedFrame(frame, rotation);
  return Math.max(turned.width, turned.height / ratio);
}

/** The same crop, moved as little as needed to fill the frame. */
export function holdCrop(crop: Crop, frame: Size, ratio: number): Crop {
  const zoom = Math.max(1, crop.zoom);
  const width = fillingWidth(frame, ratio, crop.rotation) * zoom;
  const turned = turnedFrame(frame, crop.rotation);
  const along = turn(crop, -crop.rotation);
  const room = {
    x: Math.max(0, (width - turned.width) / 2),
    y: Math.max(0, (width * ratio - turned.height) / 2),
  };
  const held = turn({ x: hold(along.x, room.x), y: hold(along.y, room.y) }, crop.rotation);
  return { zoom, rotation: crop.rotation, ...held };
}

/** The same crop turned further: what stands in the frame's middle stays there. */
export function turnCrop(crop: Crop, rotation: number, frame: Size, ratio: number): Crop {
  const growth = fillingWidth(frame, ratio, rotation) / fillingWidth(frame, ratio, crop.rotation);
  const { x, y } = turn(crop, rotation - crop.rotation);
  return holdCrop({ zoom: crop.zoom, rotation, x: x * growth, y: y * growth }, frame, ratio);
}

/** As it is stored. */
export function toParams(crop: Crop, frame: Size, ratio: number): NonNullable<CropParams> {
  const width = fillingWidth(frame, ratio, crop.rotation) * crop.zoom;
  return {
    containerWidth: round(frame.width),
    width: round(width),
    left: round((frame.width - width) / 2 + crop.x),
    top: round((frame.height - width * ratio) / 2 + crop.y),
    transform: round(crop.rotation),
  };
}

/** From what is stored, in a frame that may have another size by now. */
export function fromParams(params: unknown, frame: Size, ratio: number): Crop {
  if (typeof params !== 'object' || params === null) return NO_CROP;
  const { containerWidth, width, left, top, transform } = params as NonNullable<CropParams>;
  const scale = frame.width / containerWidth;
  const crop = {
    zoom: (width * scale) / fillingWidth(frame, ratio, transform),
    x: left * scale - (frame.width - width * scale) / 2,
    y: top * scale - (frame.height - width * scale * ratio) / 2,
    rotation: transform,
  };
  return Object.values(crop).every(Number.isFinite) ? holdCrop(crop, frame, ratio) : NO_CROP;
}

/** The box around the frame in the picture's own, turned directions. */
function turnedFrame({ width, height }: Size, rotation: number): Size {
  const cos = Math.abs(Math.cos(radians(rotation)));
  const sin = Math.abs(Math.sin(radians(rotation)));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

function turn({ x, y }: { x: number; y: number }, degrees: number): { x: number; y: number } {
  const cos = Math.cos(radians(degrees));
  const sin = Math.sin(radians(degrees));
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function hold(value: number, most: number): number {
  return Math.max(-most, Math.min(value, most));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
