import { expect, test } from 'vitest';
import { sheetOf } from './sheet';

const own = { pageWidth: null, zoom: null };
const at = (width: number) => ({ width, height: 800 });

test.each([
  ['a large window', 1370, { width: 1370, scale: 1, margin: 0, top: 0 }],
  // 1200 px in 1000 px.
  ['a smaller one', 1000, { width: 1200, scale: 1000 / 1200, margin: 0, top: 0 }],
  // Three quarters of 800 px: 1200 px would be read at half their size.
  ['a laptop at 200 %', 600, { width: 800, scale: 0.75, margin: 0, top: 0 }],
])('a desktop’s page fills %s and stays readable', (_name, room, sheet) => {
  expect(sheetOf(at(room), { device: 'desktop', ...own })).toEqual(sheet);
});

test('a phone’s and a tablet’s page stand in the middle', () => {
  expect(sheetOf(at(1000), { device: 'phone', ...own })).toEqual({
    width: 390,
    scale: 1,
    margin: 305,
    top: 24,
  });
  expect(sheetOf(at(1000), { device: 'tablet', ...own }).margin).toBe(116);
});

test('a phone in the hand shows the page as wide as it is', () => {
  expect(sheetOf(at(320), { device: 'phone', ...own })).toEqual({
    width: 320,
    scale: 1,
    margin: 0,
    top: 0,
  });
});

test('a free width goes before the device’s, and gets smaller where it has no room', () => {
  expect(sheetOf(at(1000), { device: 'phone', pageWidth: 600, zoom: null }).width).toBe(600);
  expect(sheetOf(at(1000), { device: 'phone', pageWidth: 2000, zoom: null }).scale).toBe(0.5);
});

test('a chosen scale is kept, even where the page then has no room', () => {
  expect(sheetOf(at(1000), { device: 'desktop', pageWidth: null, zoom: 2 })).toEqual({
    width: 1200,
    scale: 2,
    margin: 0,
    top: 0,
  });
  expect(sheetOf(at(1400), { device: 'desktop', pageWidth: null, zoom: 0.5 }).margin).toBe(350);
});
