import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { ordinaryMajority } from '../verdicts/rule.ts';
import { sumCounts } from '../weights/weight.ts';
import { closeQuestion } from './closeQuestion.ts';

const question: Question = {
  questionId: 'q',
  number: 1,
  text: '¿Aprueba el presupuesto?',
  options: yesNoOptions({ blank: true, abstention: true }),
  rule: ordinaryMajority,
  liveBars: false,
  durationSeconds: null,
  session: 1,
  state: 'closing',
  openedAt: 1,
  closesAt: null,
  quorumAtOpening: true,
};

const unit = (unitId: string, weight: number, present = true) => ({ unitId, weight, present });
const vote = (unitId: string, optionId: string, weight: number) => ({ unitId, optionId, weight });
const total = { weight: 100, units: 5 };

function close(
  ballots: readonly ReturnType<typeof vote>[],
  attendance: readonly ReturnType<typeof unit>[],
) {
  return closeQuestion({ question, ballots, attendance, total, closedAt: 7 });
}

test('those present who did not vote stay in the base', () => {
  const result = close([vote('A', 'favour', 30)], [unit('A', 30), unit('B', 31)]);
  expect(result.base).toEqual({ weight: 61, units: 2 });
  expect(result.didNotVote).toEqual({ weight: 31, units: 1 });
  expect(result.verdict.kind).toBe('rejected');
});

test('the vote of who left stands and stays in the base', () => {
  const result = close(
    [vote('A', 'favour', 40), vote('B', 'against', 20)],
    [unit('A', 40, false), unit('B', 20), unit('C', 35)],
  );
  expect(result.base).toEqual({ weight: 95, units: 3 });
  expect(result.options[0]).toMatchObject({ optionId: 'favour', weight: 40, units: 1 });
});

test('who left without voting leaves the base', () => {
  const result = close([vote('A', 'favour', 40)], [unit('A', 40), unit('B', 20, false)]);
  expect(result.base).toEqual({ weight: 40, units: 1 });
});

test('the quorum looks at who is present at the line, not at who voted', () => {
  const result = close([vote('A', 'favour', 60)], [unit('A', 60, false), unit('B', 20)]);
  expect(result.quorum.met).toBe(false);
  expect(result.verdict.kind).toBe('no-quorum');
});

test('blank and abstention weigh against in the base without being against', () => {
  const result = close(
    [vote('A', 'favour', 30), vote('B', 'blank', 20), vote('C', 'abstention', 10)],
    [unit('A', 30), unit('B', 20), unit('C', 10)],
  );
  expect(result.verdict).toMatchObject({ kind: 'rejected', favour: 30, base: 60 });
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
      const result = closeQuestion({
        question,
        ballots,
        attendance: rows,
        total: all,
        closedAt: 7,
      });
      expect(sumCounts([...result.options, result.didNotVote])).toEqual(result.base);
      expect(result.verdict.favour).toBeLessThanOrEqual(result.base.weight);
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
      const forward = closeQuestion({ question, ballots, attendance: rows, total, closedAt: 7 });
      const backward = closeQuestion({
        question,
        ballots: [...ballots].reverse(),
        attendance: [...rows].reverse(),
        total,
        closedAt: 7,
      });
      expect(backward).toEqual(forward);
    }),
  );
});
