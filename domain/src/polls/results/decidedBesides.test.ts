import { expect, test } from 'vitest';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import type { Question } from '../questions/question.ts';
import { decideResult } from './decideResult.ts';

/** A question in which the owners named have an interest of their own. */
function touching(question: Question, ...ownerIds: readonly string[]): Question {
  const out = ['conflict'] as const;
  const exclusions = { ...nobodyExcluded, base: out, vote: out };
  const of = [{ name: 'Caro', unitId: null, ownerIds, reason: 'es directora' }];
  return {
    ...{ ...question, disclosure: 'named', rule: { ...question.rule, exclusions } },
    ...(ownerIds.length === 0 ? {} : { named: { conflict: { of, units: ownerIds.length } } }),
  };
}

/** Everybody is here; `A 40 favour` voted, `C 30 -` did not. */
function close(question: Question, ...lines: readonly string[]) {
  const read = lines.map((line) => {
    const [unitId = '', weight, vote = '-'] = line.split(' ');
    return { unitId, weight: Number(weight), vote };
  });
  return decideResult({
    ...{ question, call: 1, closedAt: 7 },
    units: read.map(({ unitId, weight }) => ({
      ...{ unitId, weight, ownerIds: [unitId], kind: 'casa', inArrears: false },
    })),
    attendance: read.map(({ unitId, weight }) => ({ unitId, weight, present: true })),
    ballots: read.flatMap(({ unitId, weight, vote }) =>
      vote === '-' ? [] : [{ unitId, weight, optionIds: [vote] }],
    ),
  });
}

const cited = 'Ley 675 de 2001, artículo 45';
const yesNo = touching(secretQuestion(), 'C');

test('units apart that weigh more than the difference could have turned the decision, and it is said', () => {
  const result = close(yesNo, 'A 40 favour', 'B 30 against', 'C 35 -');
  expect(result.verdict.kind).toBe('approved');
  expect(result.base).toEqual({ weight: 70, units: 2 });
  expect(result.apart).toStrictEqual({ units: 1, weight: 35, cited, isDecisive: true });
});

test('units apart that weigh less than the difference could not have turned the decision', () => {
  const result = close(yesNo, 'A 40 favour', 'B 30 against', 'C 5 -');
  expect(result.apart).toStrictEqual({ units: 1, weight: 5, cited });
});

test('nobody says of an election that units apart could have turned it', () => {
  const election = touching(electionOf('one', 'A B'), 'C');
  const result = close(election, 'A 40 A', 'B 30 B', 'C 35 -');
  expect(result.apart).toStrictEqual({ units: 1, weight: 35, cited });
});

test('where nobody is apart nothing is said of it, and every ballot counts', () => {
  const result = close(touching(secretQuestion()), 'A 40 favour', 'B 30 against');
  expect(result).not.toHaveProperty('apart');
  expect(result.leftOut).toEqual([]);
});

test('a ballot of a unit apart is kept and not counted', () => {
  const result = close(yesNo, 'A 40 favour', 'B 30 against', 'C 35 against');
  expect(result.leftOut).toEqual(['C']);
  expect(result.options.map(({ optionId, weight, units }) => [optionId, weight, units])).toEqual([
    ['favour', 40, 1],
    ['against', 30, 1],
    ['abstention', 0, 0],
  ]);
  expect(result.didNotVote).toEqual({ weight: 0, units: 0 });
});

test('a result says the point, the first text and that it was practice, where the question does', () => {
  const lines = ['A 40 favour', 'B 30 against'];
  const plain = close(touching(secretQuestion()), ...lines);
  expect([plain.item, plain.rehearsal]).toEqual(['', false]);
  expect(plain).not.toHaveProperty('proposed');
  const said = { item: 'Punto 3', proposed: '¿Aprueba todo?', rehearsal: true };
  expect(close({ ...touching(secretQuestion()), ...said }, ...lines)).toMatchObject(said);
});
