import { expect, test } from 'vitest';
import { decideResult } from '../../polls/results/decideResult.ts';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import type { VotesReport } from './votesReport.ts';
import { answersTable, roundsTable } from './votesTables.ts';

const reportOf = (kind: 'ranking' | 'people') => {
  const question = electionOf(kind, 'A B C', { marks: { min: 1, max: 3 } });
  const hall = electionHall(question, [40, 35, 25], ['A', 'B C', 'C B']);
  const decided = { result: decideResult(hall), article: 'los estatutos' };
  return { questions: [decided] } as unknown as Pick<VotesReport, 'questions'>;
};

test('the sheet of an order of preference says that its sums are the first preferences', () => {
  const answers = answersTable(reportOf('ranking')).rows.map((row) => row[2]);
  expect(answers).toEqual([
    ...['A (primera preferencia)', 'B (primera preferencia)', 'C (primera preferencia)'],
    ...['En blanco', 'Abstención', 'No votó'],
  ]);
  expect(answersTable(reportOf('people')).rows.map((row) => row[2])).toContain('A');
});

test('every round has its sheet, with the option eliminated after it', () => {
  expect(roundsTable(reportOf('people'))).toBe(null);
  const rows = roundsTable(reportOf('ranking'))?.rows.map((row) => row.slice(2));
  expect(rows).toEqual([
    [{ count: 1 }, 'B', { weight: 35 }, ''],
    [{ count: 2 }, 'B', { weight: 60 }, ''],
    [{ count: 1 }, 'A', { weight: 40 }, ''],
    [{ count: 2 }, 'A', { weight: 40 }, ''],
    [{ count: 1 }, 'C', { weight: 25 }, 'Sale'],
  ]);
});
