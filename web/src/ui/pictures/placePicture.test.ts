import { expect, test } from 'vitest';
import { centred, drag, placePicture } from './placePicture.ts';

const frame = { width: 400, height: 200 };

test.each([
  [
    'a square inside',
    { width: 100, height: 100 },
    'inside',
    { x: 100, y: 0, width: 200, height: 200 },
  ],
  [
    'a square over',
    { width: 100, height: 100 },
    'over',
    { x: 0, y: -100, width: 400, height: 400 },
  ],
  ['a band inside', { width: 800, height: 100 }, 'inside', { x: 0, y: 75, width: 400, height: 50 }],
] as const)('%s is centred in its frame', (_what, picture, fit, expected) => {
  expect(placePicture(picture, frame, centred, fit)).toEqual(expected);
});

test('from edge to edge, whether it is smaller or larger than its frame', () => {
  const square = { width: 100, height: 100 };
  const at = (zoom: number, left: number) =>
    placePicture(square, frame, { zoom, left, top: 0 }, 'inside').x;
  expect([at(1, -1), at(1, 1)].map(Math.abs)).toEqual([0, 200]);
  expect([at(4, -1), at(4, 1)].map((x) => x + 0)).toEqual([-0 + 0, -400]);
});

test('a dragged picture follows the hand, and stops at its edges', () => {
  const square = { width: 100, height: 100 };
  const placed = placePicture(square, frame, centred, 'inside');
  const moved = drag(centred, placed, frame, { x: 30, y: 50 });
  expect(placePicture(square, frame, moved, 'inside')).toMatchObject({ x: 130, y: 0 });
  expect(drag(centred, placed, frame, { x: 999, y: 0 }).left).toBe(1);
  const large = placePicture(square, frame, { ...centred, zoom: 4 }, 'inside');
  const pulled = drag({ ...centred, zoom: 4 }, large, frame, { x: -40, y: 0 });
  expect(placePicture(square, frame, pulled, 'inside').x).toBeCloseTo(large.x - 40);
});
