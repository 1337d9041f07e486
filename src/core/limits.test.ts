import { describe, expect, it } from 'vitest';
import { imageSizeFor } from './limits';

describe('imageSizeFor', () => {
  it('is small up to 480, medium up to 768, large up to 1440, otherwise xlarge', () => {
    expect([320, 480, 481, 768, 769, 1440, 1441].map(imageSizeFor)).toEqual([
      ...['small', 'small', 'medium', 'medium', 'large', 'large', 'xlarge'],
    ]);
  });
});
