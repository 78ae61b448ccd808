import { expect, test } from 'vitest';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import type { ElectionAsked } from '../marks/electionRequest.ts';
import type { Question } from '../questions/question.ts';
import { questionTerms } from '../questions/questionRequests.ts';
import { termsOf, typedTerms } from '../questions/termsOf.ts';
import { decideResult } from '../results/decideResult.ts';
import { runoffOf } from '../results/runoffOf.ts';
import { settleElection } from './settleElection.ts';

const named = (...labels: readonly string[]) => labels.map((label) => ({ label, lines: [] }));
const slate = (label: string, ...names: readonly string[]) => ({
  label,
  lines: names.map((name) => ({ name, substitute: null })),
});
const people: ElectionAsked = {
  ...{ kind: 'people', candidates: named('Ana', 'Beto', 'Inés'), min: 1, max: 2, seats: 2 },
  ...{ needsMajority: true, method: 'quotient' },
};

test('options are numbered in their order, and fields of another kind are left out', () => {
  expect(settleElection(people)).toEqual({
    ok: true,
    value: {
      options: ['Ana', 'Beto', 'Inés'].map((label, i) => ({
        ...{ optionId: `c${i + 1}`, label, role: 'candidate' },
      })),
      election: {
        ...{ kind: 'people', marks: { min: 1, max: 2 }, seats: 2 },
        ...{ needsMajority: true, method: null },
      },
    },
  });
  expect(settleElection({ ...people, kind: 'one' })).toMatchObject({
    value: { election: { marks: { min: 1, max: 1 }, seats: 1, needsMajority: true } },
  });
  expect(settleElection({ ...people, kind: 'survey' })).toMatchObject({
    value: { election: { marks: { min: 1, max: 2 }, seats: 0, needsMajority: false } },
  });
  const slates = { ...people, kind: 'slates', candidates: [slate('Plancha 1', 'Ana')] } as const;
  expect(settleElection(slates)).toMatchObject({
    value: {
      options: [{ lines: [{ name: 'Ana', substitute: null }] }],
      election: { marks: { min: 1, max: 1 }, needsMajority: false, method: 'quotient' },
    },
  });
});

test.each<readonly [string, Partial<ElectionAsked>, string]>([
  ['one option alone', { kind: 'several', candidates: named('Ana') }, 'too-few-options'],
  ['nobody', { candidates: [] }, 'too-few-options'],
  ['a name twice, however it is written', { candidates: named('Inés', 'INES') }, 'option-repeated'],
  ['a minimum that nobody can reach', { min: 4, max: 5 }, 'marks-wrong'],
  ['a minimum above the maximum', { min: 2, max: 1 }, 'marks-wrong'],
  ['a slate of nobody', { kind: 'slates', candidates: [slate('Uno')] }, 'slate-empty'],
  [
    'a person on two slates',
    { kind: 'slates', candidates: [slate('Uno', 'Ana Díaz'), slate('Dos', 'ana diaz')] },
    'candidate-repeated',
  ],
])('refuses %s', (_, more, code) => {
  expect(settleElection({ ...people, ...more })).toMatchObject({ ok: false, refusal: { code } });
});

test('nobody is offered more marks than there are names', () => {
  expect(settleElection({ ...people, max: 5 })).toMatchObject({
    value: { election: { marks: { min: 1, max: 3 } } },
  });
});

test('the terms of an election are typed again as they were, with blank and abstention', () => {
  const typed = questionTerms.parse({
    ...{ text: '¿A quién elige para el consejo?', blank: true, abstention: false },
    ...{ disclosure: 'named', mayChange: false, liveBars: false, durationSeconds: null },
    ...{ item: '', rehearsal: false, wall: false, roll: null, pointId: null },
    ...{ matterId: 'council-election', election: people },
  });
  const settled = termsOf({ rulePack: 'co-ph' }, typed);
  if (!settled.ok) throw new Error(settled.refusal.code);
  expect(settled.value.options.map(({ role }) => role)).toEqual([
    ...['candidate', 'candidate', 'candidate', 'blank'],
  ]);
  expect(typedTerms(settled.value as Question)).toEqual(typed);
  const { election: _election, ...yesNo } = typed;
  expect(termsOf({ rulePack: 'co-ph' }, yesNo)).toMatchObject({ value: { election: null } });
});

test('a second round asks the first two again, for the seats left without a majority', () => {
  const one = electionOf('one', 'A B C', { needsMajority: true });
  const first = decideResult(electionHall(one, [40, 35, 25], ['A', 'B', 'C']));
  const second = runoffOf({ ...one, questionId: 'first' }, first);
  expect(second).toMatchObject({
    ok: true,
    value: {
      text: '¿A quién elige? (segunda vuelta)',
      election: { seats: 1, marks: { min: 1, max: 1 } },
      runoffOf: 'first',
    },
  });
  expect(second.ok && second.value.options.map(({ optionId }) => optionId)).toEqual([
    ...['A', 'B', 'blank', 'abstention'],
  ]);
  const several = electionOf('people', 'A B C D', {
    ...{ marks: { min: 2, max: 3 }, seats: 3, needsMajority: true },
  });
  const partly = decideResult(electionHall(several, [60, 20, 15], ['A B', 'C D', 'C D']));
  expect(partly.elected).toMatchObject({ vacant: 1, runoff: ['C', 'D'] });
  expect(runoffOf(several, partly)).toMatchObject({
    value: { election: { seats: 1, marks: { min: 1, max: 1 } } },
  });
  const won = decideResult(electionHall(one, [60, 35], ['A', 'B']));
  expect(runoffOf(one, won)).toMatchObject({ ok: false, refusal: { code: 'no-runoff' } });
});
