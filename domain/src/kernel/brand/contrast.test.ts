import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastOf, layOver, leastContrast, luminanceOf, nearestLegible } from './contrast.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

// Of WCAG's own examples, and of WebAIM's checker.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s contrasts %d to 1', (front, back, expected) => {
  expect(contrastOf(front, back)).toBeCloseTo(expected, 2);
});

test('light goes from black to white, and green has most of it', () => {
  expect([luminanceOf('#000000'), luminanceOf('#ffffff')]).toEqual([0, 1]);
  expect(luminanceOf('#00ff00')).toBeCloseTo(0.7152, 4);
});

test('contrast is the same both ways, from 1 to 21', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = contrastOf(one, other);
      expect(ratio).toBe(contrastOf(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }),
  );
});

test('a layer that covers nothing leaves what is under it, and one that covers all hides it', () => {
  fc.assert(
    fc.property(colour, colour, (layer, under) => {
      expect(layOver(layer, under, 0)).toBe(under);
      expect(layOver(layer, under, 1)).toBe(layer);
    }),
  );
});

test('the nearest legible colour is legible, and is the colour itself where that was', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (front, back, atLeast) => {
      // One of both ends is always far enough from any colour.
      const towards = luminanceOf(back) > 0.18 ? '#000000' : '#ffffff';
      const nearest = nearestLegible(front, [back], atLeast, towards);
      expect(leastContrast(nearest ?? front, [back])).toBeGreaterThanOrEqual(atLeast);
      if (contrastOf(front, back) >= atLeast) expect(nearest).toBe(front);
    }),
  );
});

test('where not even black would do there is none', () => {
  expect(nearestLegible('#333333', ['#444444'], 4.5, '#000000')).toBeNull();
});
