import * as fs from 'node:fs';
import * as path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/sections/catalogue';
import { MAX_BYTES, sectionFolder } from './thumbnails.mjs';

const MAKE = 'run `npm run thumbnails`';

describe.each([...catalogue.values()])('$name', ({ name, thumbnailRatio }) => {
  it.each(['desktop', 'mobile'])('has a %s picture in its proportions', async (size) => {
    const file = path.join(sectionFolder(name), `thumbnail.${size}.webp`);
    // The provider's footer has an empty thumbnail (spec section 2).
    if (thumbnailRatio === null) return expect(fs.existsSync(file)).toBe(false);
    expect(fs.existsSync(file), `${file} is missing: ${MAKE}`).toBe(true);
    const { width, height, format } = await sharp(file).metadata();
    expect(format).toBe('webp');
    // To the nearest pixel.
    expect(Math.abs(height - width * thumbnailRatio)).toBeLessThanOrEqual(0.5);
    expect(fs.statSync(file).size).toBeLessThanOrEqual(MAX_BYTES);
  });
});
