import { expect, test } from 'vitest';
import { fitTiles, type TileRoom, tileMeasures } from './fitTiles.ts';

const room: TileRoom = {
  ...{ width: 1728, height: 760, letters: 8, largest: 60, smallest: 5 },
  groups: [{ nameLetters: 0, tiles: 20 }],
};
const towers = (count: number, tiles: number) =>
  Array.from({ length: count }, () => ({ nameLetters: 8, tiles }));

/** The room of the drawing, counted row by row. */
function heightOf({ groups }: TileRoom, { font, columns, tall }: ReturnType<typeof fitTiles>) {
  let height = 0;
  for (const { tiles } of groups) {
    for (let left = tiles; left > 0; left -= columns) height += tall + tileMeasures.gap;
    height += tileMeasures.groupGap - tileMeasures.gap;
  }
  return (height - tileMeasures.groupGap) * font;
}

test.each([
  ['20 tiles on a public screen', {}],
  ['1,000 tiles on a public screen', { groups: [{ nameLetters: 0, tiles: 1_000 }] }],
  ['1,000 tiles of ten towers', { groups: towers(10, 100) }],
  ['1,000 tiles of forty towers', { groups: towers(40, 25) }],
  ['1,000 tiles on a small screen', { width: 1152, height: 480, groups: towers(5, 200) }],
])('shows %s without scrolling', (_, more) => {
  const asked = { ...room, ...more };
  const fit = fitTiles(asked);
  expect(fit.fits).toBe(true);
  expect(heightOf(asked, fit)).toBeLessThanOrEqual(asked.height + 0.01);
});

test('text is as large as it fits: no larger one does', () => {
  const asked = { ...room, groups: towers(10, 100) };
  const fit = fitTiles(asked);
  expect(fit.font).toBeGreaterThan(9);
  expect(fitTiles({ ...asked, smallest: fit.font + 0.1 }).fits).toBe(false);
});

test('few tiles do not grow beyond what is asked', () => {
  expect(fitTiles({ ...room, groups: [{ nameLetters: 0, tiles: 3 }] }).font).toBe(60);
});

test('on a phone the text stays readable and the rest is scrolled to', () => {
  const fit = fitTiles({ ...room, width: 320, height: 400, smallest: 12, groups: towers(10, 100) });
  expect(fit).toMatchObject({ font: 12, fits: false });
});
