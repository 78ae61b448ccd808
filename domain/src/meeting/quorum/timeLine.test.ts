import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfMillisecond, instantOf } from '../../kernel/calendars/instant.ts';
import { moreThanHalf } from '../../kernel/weights/threshold.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { presenceOver } from '../../laws/rules/requirements.ts';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import { scopesOf } from '../../laws/verdicts/scopesOf.ts';
import { quorumTimeLine } from '../../testing/halls/quorumTimeLine.ts';
import {
  lapsesBetween,
  lowestBetween,
  type Movement,
  presentAt,
  type QuorumTerms,
  quorumAt,
  standingAt,
  writtenBy,
} from './timeLine.ts';

const pack = packOf('co-ph');
const rule = matterRule(pack, 'budget');
const unit = (unitId: string, main: number) => ({
  ...{ unitId, headId: unitId, weights: { main }, inArrears: false, inConflict: false },
});
const terms: QuorumTerms = {
  roll: [unit('A', 40), unit('B', 30), unit('C', 30)],
  scopes: scopesOf(rule),
  exclusions: nobodyExcluded,
  quorum: rule.quorum,
  call: 1,
  vocabulary: pack.vocabulary,
};
const move = (
  eventId: string,
  millis: number,
  unitId: string,
  way: 'entered' | 'left',
  more: Partial<Movement> = {},
): Movement => ({
  ...{ eventId, unitId, kind: `unit-${way}`, ...more },
  committed: more.committed ?? instantOf({ seconds: 0, nanoseconds: millis * 1_000_000 }),
});
const quorumBy = (movements: readonly Movement[], millis: number) =>
  quorumAt(movements, endOfMillisecond(millis), terms);
const night: readonly Movement[] = [
  move('1', 100, 'A', 'entered'),
  move('2', 200, 'B', 'entered'),
  move('3', 300, 'A', 'left'),
  move('4', 400, 'C', 'entered'),
  move('5', 500, 'B', 'left'),
];

test.each([
  [99, 0, false],
  [100, 40, false],
  [200, 70, true],
  [299, 70, true],
  [300, 30, false],
  [400, 60, true],
  [500, 30, false],
  [999, 30, false],
])('at %d there were %d of 100: quorum %s', (at, weight, met) => {
  const quorum = quorumBy(night, at);
  expect(quorum).toMatchObject({ present: { weight }, total: { weight: 100, units: 3 }, met });
});

test('each commit with movements is one step, with the state after it', () => {
  const both = [...night.slice(0, 2), move('2b', 200, 'C', 'entered')];
  expect(quorumTimeLine(both, terms).map(({ at, quorum }) => [at, quorum.present.units])).toEqual([
    [100, 1],
    [200, 3],
  ]);
  expect(quorumTimeLine([], terms)).toEqual([]);
});

test('two commits of one millisecond are two steps', () => {
  const committed = instantOf({ seconds: 0, nanoseconds: 200_500_000 });
  const both = [...night.slice(0, 2), move('0', 200, 'C', 'entered', { committed })];
  const steps = quorumTimeLine(both, terms);
  expect(steps.map(({ at, quorum }) => [at, quorum.present.weight])).toEqual([
    [100, 40],
    [200, 70],
    [200, 100],
  ]);
});

test('a unit that passes to the person it makes room for in one commit was never out', () => {
  const hall = [move('1', 100, 'A', 'entered'), move('2', 200, 'B', 'entered')];
  const left = move('z', 300, 'A', 'left', { number: 2 });
  const entered = move('a', 300, 'A', 'entered', { number: 3 });
  const steps = quorumTimeLine([entered, ...hall, left], terms);
  expect(steps.map(({ quorum }) => quorum.present.weight)).toEqual([40, 70, 70]);
  expect(lapsesBetween(steps, 200, 400)).toEqual([]);
});

test('the quorum leaves out the units that the rule excludes, also from its base', () => {
  const roll = terms.roll.map((each) => ({ ...each, inArrears: each.unitId === 'A' }));
  const exclusions = { ...nobodyExcluded, quorum: ['arrears'] as const };
  const counted = { ...terms, roll, exclusions };
  expect(quorumAt(night, endOfMillisecond(250), counted)).toMatchObject({
    present: { weight: 30, units: 1 },
    total: { weight: 100, units: 3 },
  });
  const requirement = presenceOver('allMinusExcluded', moreThanHalf);
  const quorum = rule.quorum.map((each) => ({ ...each, requirement }));
  expect(quorumAt(night, endOfMillisecond(250), { ...counted, quorum })).toMatchObject({
    present: { weight: 30, units: 1 },
    total: { weight: 60, units: 2 },
  });
});

test('says when the quorum was missing', () => {
  const steps = quorumTimeLine(night, terms);
  expect(lapsesBetween(steps, 200, 600)).toEqual([
    { from: 300, to: 400 },
    { from: 500, to: null },
  ]);
  expect(lapsesBetween(steps, 250, 299)).toEqual([]);
  expect(lapsesBetween(steps, 0, 200)).toEqual([{ from: 0, to: 200 }]);
  expect(lapsesBetween(steps, 150, 199)).toEqual([{ from: 150, to: null }]);
  expect(lapsesBetween(steps, 250, 300)).toEqual([{ from: 300, to: null }]);
  expect(lapsesBetween([], 0, 9)).toEqual([{ from: 0, to: null }]);
});

test('a quorum that is lost twice in a row is one lapse', () => {
  const more = [...night, move('6', 600, 'C', 'left')];
  expect(lapsesBetween(quorumTimeLine(more, terms), 400, 700)).toEqual([{ from: 500, to: null }]);
});

test('of two movements of one commit that have no number the exit comes first', () => {
  const movements = [move('a', 1, 'A', 'entered'), move('b', 1, 'A', 'left')];
  expect([...presentAt(movements, endOfMillisecond(1))]).toEqual(['A']);
});

const anyNight: fc.Arbitrary<readonly Movement[]> = fc.uniqueArray(
  fc
    .record({
      eventId: fc.string({ minLength: 1, maxLength: 3 }),
      at: fc.nat(20),
      unitId: fc.constantFrom('A', 'B', 'C'),
      way: fc.constantFrom('entered' as const, 'left' as const),
    })
    .map(({ eventId, at, unitId, way }) => move(eventId, at, unitId, way)),
  { selector: (movement) => movement.eventId },
);

test('repeated and reordered movements replay the same quorum at every instant', () => {
  fc.assert(
    fc.property(anyNight, fc.nat(21), (movements, at) => {
      const mangled = [...movements, ...movements].reverse();
      expect(quorumBy(mangled, at)).toEqual(quorumBy(movements, at));
      expect(quorumTimeLine(mangled, terms)).toEqual(quorumTimeLine(movements, terms));
    }),
  );
});

test('the time line and a replay at any instant agree', () => {
  fc.assert(
    fc.property(anyNight, fc.nat(21), (movements, at) => {
      const last = quorumTimeLine(movements, terms)
        .filter((step) => step.at <= at)
        .at(-1);
      const replayed = quorumBy(movements, at);
      expect(last?.quorum ?? replayed).toEqual(replayed);
    }),
  );
});

test('the lowest of a stretch is one of its steps, and no other has less', () => {
  const steps = quorumTimeLine(night, terms);
  expect(lowestBetween(steps, 200, 299)?.quorum.present.weight).toBe(70);
  expect(lowestBetween(steps, 200, 450)).toMatchObject({
    at: 300,
    quorum: { present: { weight: 30 } },
  });
  expect(lowestBetween([], 0, 9)).toBeNull();
  fc.assert(
    fc.property(fc.nat(600), fc.nat(600), (a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)];
      const lowest = lowestBetween(steps, from, to);
      const standing = [from, ...steps.map(({ at }) => at).filter((at) => at > from && at <= to)];
      const weights = standing.map((at) => quorumBy(night, at).present.weight);
      const known = steps.some(({ at }) => at <= from) ? weights : weights.slice(1);
      if (lowest === null) expect(known).toEqual([]);
      else expect(lowest.quorum.present.weight).toBe(Math.min(...known));
    }),
  );
});

const late = (
  eventId: string,
  committed: number,
  unitId: string,
  way: 'entered' | 'left',
  pressedAt?: number,
) => ({
  ...move(eventId, committed, unitId, way),
  ...(pressedAt === undefined ? {} : { pressedAt }),
});

test.each([
  ['an entry that was written by the hour', [late('1', 600, 'C', 'entered', 450)], ['A', 'B', 'C']],
  ['an exit that was written by the hour', [late('1', 600, 'B', 'left', 450)], ['A']],
  ['an entry that was written after it', [late('1', 600, 'C', 'entered', 501)], ['A', 'B']],
  ['an entry that did not wait', [late('1', 600, 'C', 'entered')], ['A', 'B']],
  [
    'what was written by the hour of a unit that moved otherwise after it',
    [
      late('1', 600, 'B', 'left'),
      late('2', 700, 'B', 'entered', 450),
      late('3', 800, 'B', 'left', 460),
    ],
    ['A', 'B'],
  ],
  [
    'several of one unit, in their order',
    [late('2', 700, 'B', 'entered', 460), late('1', 600, 'B', 'left', 450)],
    ['A', 'B'],
  ],
] as const)('%s counts at the hour as its desk wrote it', (_what, moves, there) => {
  expect([...standingAt(new Set(['A', 'B']), moves, 500)]).toEqual(there);
});

test('an hour is not moved by later commits, unless a desk had written them by then', () => {
  const names = ['A', 'B', 'C'] as const;
  const way = fc.constantFrom('entered' as const, 'left' as const);
  const moves = fc.array(
    fc.tuple(fc.nat(400), fc.constantFrom(...names), way, fc.option(fc.nat(1_000))),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(moves, fc.uniqueArray(fc.constantFrom(...names)), (drawn, present) => {
      const later = drawn.map(([after, unitId, how, pressedAt], i) =>
        late(String(i), 501 + after, unitId, how, pressedAt ?? undefined),
      );
      const standing = standingAt(new Set(present), later, 500);
      const unwritten = later.filter(({ pressedAt = 501 }) => pressedAt > 500);
      expect(standingAt(new Set(present), unwritten, 500)).toEqual(new Set(present));
      const told = new Set<string>(writtenBy(later, 500).map(({ unitId }) => unitId));
      for (const unitId of names) {
        if (!told.has(unitId)) expect(standing.has(unitId)).toBe(present.includes(unitId));
      }
    }),
  );
});
