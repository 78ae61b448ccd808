import { expect, test } from 'vitest';
import { agendaPart } from './liveAgenda.ts';

const points = Array.from({ length: 9 }, (_, at) => ({
  ...{ pointId: `p${at + 1}`, number: at + 1, text: `Punto ${at + 1}` },
}));

test.each([
  ['none is treated', null, 4, '1234', 0, 5],
  ['the first is treated', 'p1', 4, '1234', 0, 5],
  ['one in the middle has one before it', 'p5', 4, '4567', 3, 2],
  ['the last ends the list', 'p9', 4, '6789', 5, 0],
  ['all of them fit', 'p5', 9, '123456789', 0, 0],
  ['a point that is not there', 'gone', 2, '12', 0, 7],
] as const)('%s', (_, current, atMost, shown, before, after) => {
  const part = agendaPart(points, current, atMost);
  expect(part.shown.map(({ number }) => number).join('')).toBe(shown);
  expect([part.before, part.after]).toEqual([before, after]);
});
