import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lotSeedSchema } from './decideLot.ts';
import { type Ranked, runoffAmong, settlePlaces } from './settlePlaces.ts';

const seed = lotSeedSchema.parse('5e'.repeat(32));
const running = (scores: Readonly<Record<string, number>>): readonly Ranked[] =>
  Object.entries(scores).map(([optionId, score]) => ({ optionId, score }));

test.each([
  ['the highest scores take the places', { a: 1, b: 3, c: 2 }, 2, ['b', 'c'], null],
  ['everybody fits', { a: 1, b: 1 }, 2, ['a', 'b'], null],
  ['fewer run than there are places', { a: 1 }, 3, ['a'], null],
  ['a tie above the last place is no tie', { a: 5, b: 5, c: 1 }, 2, ['a', 'b'], null],
  ['a tie below the last place is no tie', { a: 5, b: 1, c: 1 }, 1, ['a'], null],
  ['no place is for nobody', { a: 5, b: 5 }, 0, [], null],
  ['two tie for the last place', { b: 2, a: 2, c: 9 }, 2, ['c'], { places: 1, among: ['a', 'b'] }],
  ['three tie for two places', { c: 4, a: 4, b: 4 }, 2, [], { places: 2, among: ['a', 'b', 'c'] }],
] as const)('%s', (_, scores, places, sure, tie) => {
  expect(settlePlaces(running(scores), places, null)).toEqual({ sure, drawn: [], tie, lot: null });
});

test('a seed breaks a tie by lot, and only a tie', () => {
  const { sure, drawn, tie, lot } = settlePlaces(running({ a: 2, b: 2, c: 2, d: 3 }), 3, seed);
  expect([sure, tie]).toEqual([['d'], null]);
  expect(lot?.seed).toBe(seed);
  expect(lot?.order.toSorted()).toEqual(['a', 'b', 'c']);
  expect(drawn).toEqual(lot?.order.slice(0, 2));
  expect(settlePlaces(running({ a: 2, b: 1 }), 1, seed)).toMatchObject({ sure: ['a'], lot: null });
});

const scores = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.nat(4), { minKeys: 1 });

test('a lot fills every place that somebody runs for, never more', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 9 }), (some, places) => {
      const { sure, drawn } = settlePlaces(running(some), places, seed);
      const filled = [...sure, ...drawn];
      expect(new Set(filled).size).toBe(filled.length);
      expect(filled.length).toBe(Math.min(places, Object.keys(some).length));
    }),
  );
});

test('nobody is left out with more than somebody who is in', () => {
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 9 }), (some, places) => {
      const { sure, drawn } = settlePlaces(running(some), places, seed);
      const isIn = (id: string) => sure.includes(id) || drawn.includes(id);
      const inside = Object.keys(some).filter(isIn);
      const outside = Object.keys(some).filter((id) => !isIn(id));
      const least = Math.min(...inside.map((id) => some[id] ?? 0));
      for (const id of outside) expect(some[id]).toBeLessThanOrEqual(least);
    }),
  );
});

test.each([
  ['the first two', { a: 1, b: 3, c: 2 }, 1, ['b', 'c']],
  ['all who tie for the second place', { a: 1, b: 3, c: 1, d: 0 }, 1, ['b', 'a', 'c']],
  ['only those who tie on top', { a: 3, b: 3, c: 3, d: 1 }, 1, ['a', 'b', 'c']],
  ['nobody when one runs alone', { a: 3 }, 1, []],
  ['one more than the seats', { a: 4, b: 3, c: 2, d: 1 }, 2, ['a', 'b', 'c']],
] as const)('to a second round goes %s', (_, some, seats, runoff) => {
  expect(runoffAmong(running(some), seats)).toEqual(runoff);
});
