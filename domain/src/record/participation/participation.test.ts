import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { subtractCounts, sumCounts } from '../../kernel/weights/weight.ts';
import { type Happening, holdMeeting } from '../../testing/halls/meetingModel.ts';
import { at, caseUnits, secondSession } from '../../testing/records/actaCase.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import type { NamedBallot, SessionRecord } from '../reports/sessionRecord.ts';
import { participationCurve } from './participationCurve.ts';
import { participationReport } from './participationReport.ts';
import { participationTables, sayElapsed } from './participationTables.ts';

const weightOf = (unitId: string) => caseUnits.find((unit) => unit.unitId === unitId)?.weight ?? 0;

/** The second session with the time of each ballot: a minute apart, from its opening. */
const timed: SessionRecord = {
  ...secondSession,
  ballots: new Map(
    [...secondSession.ballots].map(([questionId, cast], place) => [
      questionId,
      cast.map((ballot, i): NamedBallot => {
        const opened = place === 0 ? at(13, 18, 30) : at(13, 19, 25);
        return { ...ballot, weight: weightOf(ballot.unitId), firstAt: opened + i * 60_000 };
      }),
    ]),
  ),
};

const happening: fc.Arbitrary<Happening> = fc.record({
  kind: fc.constantFrom<Happening['kind']>(
    ...(['enter', 'enter', 'transfer', 'leave', 'bulk', 'vote', 'vote', 'vote', 'voting'] as const),
  ),
  place: fc.nat(9),
  micros: fc.constantFrom(0, 300, 1_000, 7_000_000, 90_000_000),
  id: fc.stringMatching(/^[a-z]{4}$/u),
});

test('the last point is the participation of the result, and the groups add up to its base, to the last unit', () => {
  let told = 0;
  fc.assert(
    fc.property(
      fc.record({
        rulePack: fc.constantFrom(...packIds),
        weights: fc.array(fc.integer({ min: 1, max: 60_000_000 }), { minLength: 3, maxLength: 6 }),
        inArrears: fc.array(fc.boolean(), { maxLength: 3 }),
        isSecondCall: fc.boolean(),
        before: fc.array(happening, { maxLength: 8 }),
        during: fc.array(happening, { maxLength: 30 }),
        sealedUntil: fc.nat(30),
      }),
      (plan) => {
        const { record } = holdMeeting(plan);
        const { questions } = participationReport(record);
        expect(questions).toHaveLength(record.results.length);
        for (const { questionId, points, voted, base, groups } of questions) {
          const result = record.results.find((one) => one.questionId === questionId);
          if (result === undefined) throw new Error('It was counted.');
          expect(base).toEqual(result.base);
          expect(voted).toEqual(subtractCounts(result.base, result.didNotVote));
          expect(points.at(-1)).toEqual({ at: result.closedAt, voted });
          for (const [place, point] of points.entries()) {
            const before = points[place - 1];
            if (before === undefined) continue;
            expect(point.at).toBeGreaterThan(before.at);
            expect(point.voted.units).toBeGreaterThanOrEqual(before.voted.units);
          }
          if (groups === null) continue;
          told += 1;
          expect(sumCounts(groups.map((one) => one.voted))).toEqual(voted);
          expect(sumCounts(groups.map((one) => one.expected))).toEqual(base);
        }
      },
    ),
    sampleOf({ part: 100, full: 2_000 }, process.env),
  );
  // How many have groups is drawn: some do, so that what is claimed of them is tried.
  expect(told).toBeGreaterThan(3);
});

test('a hall of two groups is always told by group', () => {
  const [budget, lift] = participationReport(timed).questions;
  const million = (weight: number, units: number) => ({ weight: weight * 1_000_000, units });
  expect(budget?.groups).toEqual([
    { group: 'Portal 1', voted: million(65, 3), expected: million(65, 3) },
    { group: 'Portal 2', voted: million(25, 2), expected: million(25, 2) },
  ]);
  expect(lift?.groups?.map(({ voted }) => voted.units)).toEqual([2, 2]);
});

test('a step of participation is told where somebody voted, from zero to the whole', () => {
  const [budget] = participationReport(timed).questions;
  expect(
    budget?.points.map((one) => [sayElapsed(one.at - at(13, 18, 30)), one.voted.units]),
  ).toEqual([
    ...[['0:00', 1] as const, ['1:00', 2] as const, ['2:00', 3] as const, ['3:00', 4] as const],
    ...[['4:00', 5] as const, ['10:00', 5] as const],
  ]);
});

test('groups are not told once the roster no longer says who was of which', () => {
  const [first, ...others] = caseUnits;
  if (first === undefined) throw new Error('There are units.');
  const [gone] = participationReport({ ...timed, units: others }).questions;
  expect(gone?.groups).toBeNull();
  expect(gone?.voted.units).toBe(5);
  const alone = caseUnits.map((unit) => ({ ...unit, group: '' }));
  expect(participationReport({ ...timed, units: alone }).questions[0]?.groups).toBeNull();
});

test('a secret vote has no participation by time, nor an annulled one, nor ballots without times', () => {
  const [budget, lift] = secondSession.questions;
  if (budget === undefined || lift === undefined) throw new Error('There are two.');
  const secret = { ...budget, disclosure: 'secret' } as const;
  const annulled = { ...lift, state: 'annulled' } as const;
  expect(participationReport({ ...timed, questions: [secret, annulled] }).questions).toEqual([]);
  expect(participationReport(secondSession).questions).toEqual([]);
});

test('a ballot that the result leaves out has not taken part', () => {
  const results = timed.results.map((result) => ({ ...result, leftOut: ['A'] }));
  const [budget] = participationReport({ ...timed, results }).questions;
  expect(budget?.voted.units).toBe(4);
});

test.each([
  ['of two minutes, by ten seconds', 120_000, [1, 9_999, 10_001], [0, 10_000, 20_000, 120_000]],
  ['of an hour, by minutes', 3_600_000, [1, 59_000, 61_000], [0, 60_000, 120_000, 3_600_000]],
  ['of nobody, from end to end', 60_000, [], [0, 60_000]],
  ['of clocks that go wrong, at its ends', 60_000, [-5_000, 99_000], [0, 60_000]],
  ['of a week, by days', 604_800_000, [5], [0, 86_400_000, 604_800_000]],
])('a curve %s', (_, lasted, cast, drawn) => {
  const ballots = cast.map((firstAt) => ({ firstAt: 1_000 + firstAt, weight: 2 }));
  const curve = participationCurve(ballots, 1_000, 1_000 + lasted);
  expect(curve.map((point) => point.at - 1_000)).toEqual(drawn);
  expect(curve.at(-1)?.voted).toEqual({ weight: 2 * cast.length, units: cast.length });
});

test('the tables have a row a point and a row a group', () => {
  const [curve, groups] = participationTables(participationReport(timed));
  expect(curve?.rows[1]).toEqual([
    ...['1', '¿Aprueba las cuentas de 2025?', { at: at(13, 18, 31) }, '1:00'],
    ...[{ weight: 50_000_000 }, { count: 2 }, { part: 50_000_000, of: 90_000_000 }],
  ]);
  expect(groups?.rows.map((row) => row[2])).toEqual([
    ...['Portal 1', 'Portal 2', 'Portal 1', 'Portal 2'],
  ]);
  for (const { columns, rows } of [curve, groups].filter((table) => table !== undefined)) {
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test.each([
  [0, '0:00'],
  [90_000, '1:30'],
  [3_725_000, '1:02:05'],
])('%i milliseconds are %s', (millis, said) => {
  expect(sayElapsed(millis)).toBe(said);
});
