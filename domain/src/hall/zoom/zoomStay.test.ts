import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ZoomMove } from './zoomEvent.ts';
import { hearMove, isConnected, type ZoomStay } from './zoomStay.ts';

const came: ZoomMove = {
  ...{ meetingId: '1', instance: 'i', stay: 's', saidAt: 1, joinedAt: 10, leftAt: null },
  ...{ name: 'Ana', email: '', registrantId: 'r1' },
};
const hear = (...moves: readonly ZoomMove[]) =>
  moves.reduce<ZoomStay | null>((known, move) => hearMove(known, 1, move), null);

const move = fc.record({
  ...{ meetingId: fc.constant('1'), instance: fc.constant('i'), stay: fc.constant('s') },
  saidAt: fc.nat(3),
  joinedAt: fc.option(fc.nat(5)),
  leftAt: fc.option(fc.nat(5)),
  name: fc.constantFrom('', 'Ana', 'Beto'),
  email: fc.constantFrom('', 'a@x.test', 'b@x.test'),
  registrantId: fc.constantFrom('', 'r1', 'r2'),
});

test('messages about a stay lead to the same stay in any order and with any repetition', () => {
  fc.assert(
    fc.property(
      fc
        .array(move, { minLength: 1, maxLength: 6 })
        .chain((moves) =>
          fc.tuple(
            fc.constant(moves),
            fc.shuffledSubarray(moves, { minLength: moves.length }),
            fc.array(fc.constantFrom(...moves), { maxLength: 6 }),
          ),
        ),
      ([moves, shuffled, again]) => {
        expect(hear(...shuffled, ...again)).toEqual(hear(...moves));
      },
    ),
  );
});

test('a manual match of a stay survives later messages', () => {
  const chosen = { personId: 'ana', by: 'mesa', at: 5 };
  const known: ZoomStay = { ...hearMove(null, 1, came), chosen };
  expect(hearMove(known, 1, { ...came, joinedAt: null, leftAt: 20 }).chosen).toEqual(chosen);
});

test.each([
  ['came', [came], {}, true],
  ['left', [came, { ...came, joinedAt: null, leftAt: 20 }], {}, false],
  ['was told to leave before coming', [{ ...came, joinedAt: null, leftAt: 20 }], {}, false],
  [
    'came again afterwards',
    [
      { ...came, leftAt: 20 },
      { ...came, joinedAt: 30 },
    ],
    {},
    true,
  ],
  ['was there when it ended', [came], { i: 40 }, false],
  ['is at another time that it was held', [came], { other: 40 }, true],
])('a participant who %s is connected or is not', (_, moves, endedInstances, expected) => {
  const stay = hear(...moves);
  expect(stay !== null && isConnected(stay, endedInstances)).toBe(expected);
});
