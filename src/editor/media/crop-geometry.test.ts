import { describe, expect, it } from 'vitest';
import { fillingWidth, fromParams, holdCrop, NO_CROP, toParams, turnCrop } from './crop-geometry';

const FRAME = { width: 200, height: 100 };

describe('a crop', () => {
  it('fills the frame: a square behind a wide one is as wide, a wide picture as high', () => {
    expect(fillingWidth(FRAME, 1, 0)).toBe(200);
    expect(fillingWidth(FRAME, 0.25, 0)).toBe(400);
  });

  it('fills it when turned: by 90 degrees a square must be as high as the frame is wide', () => {
    expect(fillingWidth(FRAME, 1, 90)).toBeCloseTo(200);
    // At 45 degrees the frame's box is (200 + 100) / sqrt 2 in both directions.
    expect(fillingWidth(FRAME, 1, 45)).toBeCloseTo(300 / Math.SQRT2);
  });

  it('is stored in pixels of the frame: no crop stands in the middle', () => {
    expect(toParams(NO_CROP, FRAME, 1)).toEqual({
      containerWidth: 200,
      width: 200,
      left: 0,
      top: -50,
      transform: 0,
    });
    expect(toParams({ ...NO_CROP, zoom: 2 }, FRAME, 1)).toMatchObject({
      width: 400,
      left: -100,
      top: -150,
    });
  });

  it('never leaves a part of the frame empty', () => {
    expect(holdCrop({ zoom: 1, x: 30, y: 80, rotation: 0 }, FRAME, 1)).toEqual({
      zoom: 1,
      x: 0,
      y: 50,
      rotation: 0,
    });
    expect(holdCrop({ zoom: 0.5, x: 0, y: 0, rotation: 0 }, FRAME, 1).zoom).toBe(1);
  });

  it('turns about what stands in the frame’s middle', () => {
    // A square behind a square: a point 10 px to the right of the middle comes to lie 10 px below it.
    const square = { width: 100, height: 100 };
    const turned = turnCrop({ zoom: 2, x: 10, y: 0, rotation: 0 }, 90, square, 1);
    expect(turned.x).toBeCloseTo(0);
    expect(turned.y).toBeCloseTo(10);
    expect(turned.zoom).toBe(2);
  });

  it('comes back as it was stored, in a frame of any size', () => {
    const crop = holdCrop({ zoom: 1.5, x: 10, y: -20, rotation: 10 }, FRAME, 0.75);
    const params = toParams(crop, FRAME, 0.75);
    const twice = fromParams(params, { width: 400, height: 200 }, 0.75);
    expect(twice.zoom).toBeCloseTo(1.5, 2);
    expect(twice.x).toBeCloseTo(crop.x * 2, 1);
    expect(twice.y).toBeCloseTo(crop.y * 2, 1);
    expect(twice.rotation).toBe(10);
    expect(fromParams(null, FRAME, 1)).toEqual(NO_CROP);
    expect(fromParams({ containerWidth: 0 }, FRAME, 1)).toEqual(NO_CROP);
  });
});
