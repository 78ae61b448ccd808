import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import { favourOver, presenceOver } from '../../laws/rules/requirements.ts';
import { nobodyExcluded } from '../../laws/rules/rule.ts';
import type { Vocabulary } from '../../laws/rules/vocabulary.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { electionOf } from '../../testing/halls/electionHall.ts';
import { secretQuestion } from '../../testing/halls/secretHall.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { classTally } from './resultMeasure.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'socios', one: 'socio' },
  weights: { main: { article: 'el', noun: 'capital' } },
};

function asked(requirement: Requirement, ofClass: Requirement | null): Question {
  const question = {
    ...secretQuestion(requirement),
    options: yesNoOptions({ blank: true, abstention: true }),
  };
  const { source } = question.rule;
  const classVote = ofClass === null ? undefined : { requirement: ofClass, source };
  return { ...question, rule: { ...question.rule, exclusions: nobodyExcluded, classVote } };
}

/** `A 40 favour clase`: a unit that is present and voted; `-` did not vote. */
function rollOf(...lines: readonly string[]) {
  const read = lines.map((line) => line.split(' '));
  const roll = read.map(
    ([unitId = '', main = '0', vote = '-', mark]): RollUnit => ({
      ...{ unitId, headId: unitId, weights: { main: Number(main) }, present: true },
      ...{ vote: vote === '-' ? null : (vote as RollUnit['vote']), annulled: false },
      ...{ inArrears: false, inConflict: false },
      ...(mark === 'clase' ? { isOfClass: true } : {}),
    }),
  );
  const ballots = read.flatMap(([unitId = '', main = '0', vote = '-']) =>
    vote === '-' ? [] : [{ unitId, weight: Number(main), optionIds: [vote] }],
  );
  return { roll, ballots };
}

const { roll, ballots } = rollOf(
  ...['A 40 favour', 'B 30 against', 'C 9 favour clase', 'D 5 against clase', 'E 2 - clase'],
);
const told = { call: 1, vocabulary };
const half = favourOver('all', moreThanHalf);

test('a class is counted over itself alone, by weight and by units', () => {
  const question = asked(half, favourOver('all', atLeast(2, 3)));
  expect(classTally(question, roll, ballots, told)).toStrictEqual({
    ofClass: {
      measure: {
        ...{ scope: 'weight:main', base: 'all', name: 'capital total (solo la clase)' },
        ...{ threshold: atLeast(2, 3), spoilt: 0, of: 16 },
        votes: { favour: 9, against: 5, blank: 0, abstention: 0 },
      },
      tally: { favour: { weight: 9, units: 1 }, against: { weight: 5, units: 1 } },
      base: { weight: 16, units: 3 },
    },
  });
});

test('a class may be counted by its members', () => {
  const question = asked(half, favourOver('present', moreThanHalf, 'heads'));
  expect(classTally(question, roll, ballots, told).ofClass?.measure).toStrictEqual({
    ...{ scope: 'heads', base: 'present', name: 'socios presentes (solo la clase)' },
    ...{ threshold: moreThanHalf, spoilt: 0, of: 3, members: { one: 'socio', noun: 'socios' } },
    votes: { favour: 1, against: 1, blank: 0, abstention: 0 },
  });
});

test('no class is counted where none votes apart, the chair named none, it holds no share, or it is an election', () => {
  const question = asked(half, half);
  expect(classTally(asked(half, null), roll, ballots, told)).toEqual({});
  const named = roll.map(({ isOfClass: _none, ...unit }) => unit);
  expect(classTally(question, named, ballots, told)).toEqual({});
  const unnamed = roll.map((unit) => ({ ...unit, isOfClass: false }));
  expect(classTally(question, unnamed, ballots, told)).toEqual({});
  const attends = asked(half, presenceOver('all', moreThanHalf));
  expect(classTally(attends, roll, ballots, told)).toEqual({});
  const { election = null } = electionOf('one', 'A B');
  expect(classTally({ ...question, election }, roll, ballots, told)).toEqual({});
});
