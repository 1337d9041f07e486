import { expect, it } from 'vitest';
import common from '../../parts/icons/common.json';
import { COMMON_ICONS } from './canvas-icons';

it('the common icons are those of the file that is fetched for them', () => {
  expect(COMMON_ICONS).toEqual(
    [...Object.keys(common.blocks), ...Object.keys(common.brands)].sort(),
  );
});
