import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCounts } from '../../kernel/weights/weight.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { decideResult } from './decideResult.ts';

const question: Question = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba el presupuesto?',
  options: yesNoOptions({ blank: true, abstention: true }),
  rule: matterRule(packOf('co-ph'), 'budget'),
  rulePack: 'co-ph',
  liveBars: false,
  durationSeconds: null,
  session: 1,
  state: 'counting',
  openedAt: 1,
  closesAt: null,
  quorumAtOpening: true,
};

const unit = (unitId: string, weight: number, present = true) => ({ unitId, weight, present });
const vote = (unitId: string, optionId: string, weight: number) => ({
  unitId,
  optionIds: [optionId],
  weight,
});
const rosterUnit = (unitId: string, weight: number) => ({
  ...{ unitId, weight, ownerIds: [unitId], kind: 'casa', inArrears: false },
});

function close(
  ballots: readonly ReturnType<typeof vote>[],
  attendance: readonly ReturnType<typeof unit>[],
) {
  const known = attendance.map(({ unitId, weight }) => rosterUnit(unitId, weight));
  const rest = 100 - known.reduce((sum, { weight }) => sum + weight, 0);
  const units = [...known, rosterUnit('absent', rest)];
  return decideResult({ question, units, ballots, attendance, call: 1, closedAt: 7 });
}

test('units present that did not vote stay in the base', () => {
  const result = close([vote('A', 'favour', 30)], [unit('A', 30), unit('B', 31)]);
  expect(result.base).toEqual({ weight: 61, units: 2 });
  expect(result.didNotVote).toEqual({ weight: 31, units: 1 });
  expect(result.verdict.kind).toBe('rejected');
});

test('the vote of a unit that left stands and stays in the base', () => {
  const result = close(
    [vote('A', 'favour', 40), vote('B', 'against', 20)],
    [unit('A', 40, false), unit('B', 20), unit('C', 35)],
  );
  expect(result.base).toEqual({ weight: 95, units: 3 });
  expect(result.options[0]).toMatchObject({ optionId: 'favour', weight: 40, units: 1 });
});

test('a unit that left without voting leaves the base', () => {
  const result = close([vote('A', 'favour', 40)], [unit('A', 40), unit('B', 20, false)]);
  expect(result.base).toEqual({ weight: 40, units: 1 });
});

test('the quorum joins units present at the line with those that voted and left', () => {
  const attendance = [unit('A', 60, false), unit('B', 20)];
  const result = close([vote('A', 'favour', 60)], attendance);
  expect(result.quorum).toMatchObject({ met: true, present: { weight: 80, units: 2 } });
  expect(result.verdict.kind).toBe('approved');
  const silent = close([], attendance);
  expect(silent.quorum).toMatchObject({ met: false, present: { weight: 20, units: 1 } });
  expect(silent.verdict.kind).toBe('no-quorum');
});

test('blank and abstention weigh against in the base without being against', () => {
  const result = close(
    [vote('A', 'favour', 30), vote('B', 'blank', 20), vote('C', 'abstention', 10)],
    [unit('A', 30), unit('B', 20), unit('C', 10)],
  );
  expect(result.verdict).toMatchObject({
    kind: 'rejected',
    finding: { numerator: 30, base: 60 },
  });
});

const hall = fc.uniqueArray(
  fc.record({
    unitId: fc.string({ minLength: 1, maxLength: 4 }),
    weight: fc.nat(1_000_000),
    present: fc.boolean(),
    option: fc.option(fc.constantFrom('favour', 'against', 'blank', 'abstention')),
  }),
  { selector: (row) => row.unitId },
);

test('options plus «did not vote» add up to the base, and favour never exceeds it', () => {
  fc.assert(
    fc.property(hall, (rows) => {
      const ballots = rows.flatMap((row) =>
        row.option === null ? [] : [vote(row.unitId, row.option, row.weight)],
      );
      const all = sumCounts(rows.map((row) => ({ weight: row.weight, units: 1 })));
      const result = decideResult({
        question,
        ballots,
        attendance: rows,
        units: rows.map((row) => rosterUnit(row.unitId, row.weight)),
        call: 1,
        closedAt: 7,
      });
      expect(sumCounts([...result.options, result.didNotVote])).toEqual(result.base);
      const favour = result.options.find((option) => option.role === 'favour')?.weight;
      expect(favour).toBeLessThanOrEqual(result.base.weight);
      expect(result.base.weight).toBeLessThanOrEqual(all.weight);
      expect(result.didNotVote.weight).toBeGreaterThanOrEqual(0);
      const oracle = rows.filter((row) => row.present || row.option !== null);
      expect(result.base).toEqual({
        weight: oracle.reduce((sum, row) => sum + row.weight, 0),
        units: oracle.length,
      });
    }),
  );
});

test('the order of ballots and attendance never changes the result', () => {
  fc.assert(
    fc.property(hall, (rows) => {
      const ballots = rows.flatMap((row) =>
        row.option === null ? [] : [vote(row.unitId, row.option, row.weight)],
      );
      const units = rows.map((row) => rosterUnit(row.unitId, row.weight));
      const fixed = { question, call: 1, closedAt: 7 };
      const forward = decideResult({ ...fixed, units, ballots, attendance: rows });
      const backward = decideResult({
        ...fixed,
        units: units.toReversed(),
        ballots: ballots.toReversed(),
        attendance: rows.toReversed(),
      });
      expect(backward).toEqual(forward);
    }),
  );
});

test('a unit in arrears is not counted where the law takes its vote away', () => {
  const strict = {
    ...question.rule,
    exclusions: { quorum: [], base: ['arrears'], vote: ['arrears'], reach: 'unit' } as const,
  };
  const result = decideResult({
    question: { ...question, rule: strict },
    units: [rosterUnit('A', 40), { ...rosterUnit('B', 50), inArrears: true }, rosterUnit('C', 10)],
    ballots: [vote('A', 'favour', 40), vote('B', 'against', 50)],
    attendance: [unit('A', 40), unit('B', 50), unit('C', 10)],
    call: 1,
    closedAt: 7,
  });
  expect(result.base).toEqual({ weight: 50, units: 2 });
  expect(result.options.map((option) => option.weight)).toEqual([40, 0, 0, 0]);
  expect(result.didNotVote).toEqual({ weight: 10, units: 1 });
  expect(result.verdict.kind).toBe('approved');
});

test('a ballot for an option that the question no longer has counts as spoilt', () => {
  const result = close([vote('A', 'lost', 50)], [unit('A', 50), unit('B', 10)]);
  expect(result.verdict).toMatchObject({ kind: 'rejected', finding: { numerator: 0, base: 60 } });
});
