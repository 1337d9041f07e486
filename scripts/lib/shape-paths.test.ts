import { expect, it } from 'vitest';
import { pathOfShapes } from './shape-paths.mjs';

it.each([
  ['circle', { cx: '12', cy: '12', r: '10' }, 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z'],
  [
    'circle',
    { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' },
    'M7 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0zM7.5 7.5h.01',
  ],
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['line', { x1: '8', x2: '16', y1: '21', y2: '21' }, 'M8 21L16 21'],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '3 11 22 2 13 21' }, 'M3 11 22 2 13 21z'],
  ['rect', { width: '8', height: '4', x: '1', y: '2' }, 'M1 2h8v4h-8z'],
  [
    'rect',
    { width: '8', height: '4', x: '8', y: '2', rx: '1' },
    'M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  ],
  ['path', { d: 'M3 3v16' }, 'M3 3v16'],
  // What follows a relative move's point is relative too.
  ['path', { d: 'm19 9-5 5-4-4-3 3' }, 'M19 9l-5 5-4-4-3 3'],
  ['path', { d: 'm.5-1.5v4' }, 'M.5 -1.5v4'],
  ['path', { d: 'm2 3 .5.5' }, 'M2 3l.5.5'],
  ['path', { d: 'm1,2,3,4' }, 'M1 2l3,4'],
  ['circle', { cx: '13.1', cy: '1', r: '.2' }, 'M12.9 1a0.2 0.2 0 1 0 0.4 0a0.2 0.2 0 1 0 -0.4 0z'],
] as const)('a %s is drawn as the same line', (tag, attributes, d) => {
  expect(pathOfShapes([[tag, attributes]])).toBe(d);
});

it('shapes follow each other in one path, each from its own beginning', () => {
  expect(
    pathOfShapes([
      ['path', { d: 'M3 3v16' }],
      ['path', { d: 'm19 9-5 5' }],
    ]),
  ).toBe('M3 3v16M19 9l-5 5');
});

it('an element that is no shape is refused, and a fill that lines can’t stand for', () => {
  expect(() => pathOfShapes([['text', {}]])).toThrow('<text>');
  expect(() => pathOfShapes([['circle', { r: '4', fill: 'red' }]])).toThrow('<circle>');
  expect(() => pathOfShapes([['path', { d: 'M0 0', fill: 'red' }]])).toThrow('<path>');
});
