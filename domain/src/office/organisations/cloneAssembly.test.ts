import { expect, test } from 'vitest';
import type { Question } from '../../polls/questions/question.ts';
import type { QuestionTerms } from '../../polls/questions/questionRequests.ts';
import { termsOf, typedTerms } from '../../polls/questions/termsOf.ts';
import {
  clonePages,
  clonePoints,
  cloneQuestions,
  cloneRoster,
  lastingOf,
  nextActaNumber,
} from './cloneAssembly.ts';

test.each([
  ['11', '12'],
  ['011', '012'],
  ['99', '100'],
  ['', ''],
  ['2025-A', ''],
  [undefined, ''],
])('after the acta %j comes %j', (last, next) => {
  expect(nextActaNumber(last === undefined ? {} : { actaNumber: last })).toBe(next);
});

test('how it was set up lasts; whose, when and with which roster does not', () => {
  const set = {
    kind: 'building',
    country: 'CO',
    rulePack: 'co-ph',
    timeZone: 'America/Bogota',
    modality: 'hall',
    attorneySignIn: false,
    off: ['plates'],
    majorities: [],
  } as const;
  const own = {
    ...{ organisationId: 'o', name: 'Torres', cot: 'torres', activeRoster: 'v1' },
    ...{ activeSession: 2, createdAt: 1, archivedAt: 2, actaNumber: '11' },
    ...{ rehearsalOf: 'torres', discardedAt: 3 },
  };
  expect(lastingOf({ ...own, ...set })).toEqual(set);
});

const ana = { personId: 'a', name: 'Ana Peña', document: 'CC 1', email: 'a@b.test', phone: null };
const luis = { personId: 'l', name: 'Luis Soto', document: '', email: null, phone: null };
const unit = {
  ...{ unitId: '101', label: '101', group: '', kind: '', weight: 10, order: 0 },
  ...{ ownerIds: ['a', 'l'], ownerNames: ['Ana Peña', 'Luis Soto'], inArrears: true },
};

test('of the roster nobody owes, people are themselves under other ids, and contacts are to be confirmed', () => {
  const roster = { units: [unit], people: [ana, luis], totalWeight: 10 };
  const { roster: made, ids } = cloneRoster(roster, (key) => `there-${key}`);
  const [anaId, luisId] = ['there-1', 'there-name:luis soto'];
  expect(made.people).toEqual([
    { ...ana, personId: anaId, isContactOld: true },
    { ...luis, personId: luisId },
  ]);
  expect(made.units).toEqual([{ ...unit, ownerIds: [anaId, luisId], inArrears: false }]);
  expect(made.totalWeight).toBe(10);
  expect([...ids]).toEqual([
    ['a', anaId],
    ['l', luisId],
  ]);
});

test('people with one name and no document stay as many there, by the unit of each, with all their addresses', () => {
  const both = ['x', 'y'].map((personId) => ({ ...luis, personId }));
  const people = [...both, { ...ana, moreEmails: ['hija@b.test'] }];
  const units = [
    { ...unit, unitId: '101', ownerIds: ['x'], order: 0 },
    { ...unit, unitId: '102', ownerIds: ['y', 'a'], order: 1 },
    { ...unit, unitId: '103', ownerIds: ['x'], order: 2 },
  ];
  const { roster: made } = cloneRoster({ units, people, totalWeight: 30 }, (key) => key);
  expect(made.units.map(({ ownerIds }) => ownerIds)).toEqual([
    ['name:luis soto@101'],
    ['name:luis soto@102', '1'],
    ['name:luis soto@101'],
  ]);
  expect(made.people).toHaveLength(3);
  expect(made.people[2]?.moreEmails).toEqual(['hija@b.test']);
});

const asked: QuestionTerms = {
  ...{ text: '¿Aprueba el presupuesto?', blank: true, abstention: false, liveBars: true },
  ...{ durationSeconds: 60, item: 'Presupuesto' },
};

function question(number: number, more: Partial<Question> = {}): Question {
  const terms = termsOf({ rulePack: 'co-ph' }, asked);
  if (!terms.ok) throw new Error(terms.refusal.code);
  return {
    ...{ questionId: `q${number}`, number, ...terms.value, session: 2, state: 'closed' },
    ...{ openedAt: 1, closesAt: 2, quorumAtOpening: true, ...more },
  };
}

test('the agenda comes as drafts, in its order and numbered anew', () => {
  const made = cloneQuestions({ rulePack: 'co-ph' }, [question(5), question(2)], (id) => `n-${id}`);
  expect(made.map(({ questionId, number }) => [questionId, number])).toEqual([
    ['n-q2', 1],
    ['n-q5', 2],
  ]);
  for (const one of made) {
    expect(typedTerms(one)).toMatchObject(asked);
    expect(one).toMatchObject({ state: 'draft', session: 1, openedAt: null, closesAt: null });
  }
});

test.each<readonly [string, Partial<Question>]>([
  ['practised', { rehearsal: true }],
  ['a second round', { runoffOf: 'q1' }],
  ['annulled', { state: 'annulled' }],
  ['of a matter that the law has no more', { matterId: 'lost' }],
])('a question that was %s is not copied', (_, more) => {
  const made = cloneQuestions({ rulePack: 'co-ph' }, [question(1), question(2, more)], (id) => id);
  expect(made.map(({ questionId }) => questionId)).toEqual(['q1']);
});

test('of a question that was annulled and repeated the last of the chain comes, in its place', () => {
  const chain = [
    question(2),
    question(1, { state: 'annulled' }),
    question(1, { questionId: 'again', repeats: 'q1', repetition: 1, state: 'annulled' }),
    question(1, { questionId: 'last', repeats: 'again', repetition: 2, text: '¿Cuota de 9?' }),
  ];
  const made = cloneQuestions({ rulePack: 'co-ph' }, chain, (id) => id);
  expect(made.map(({ questionId, number }) => [questionId, number])).toEqual([
    ['last', 1],
    ['q2', 2],
  ]);
  expect(made[0]?.text).toBe('¿Cuota de 9?');
  expect(made[0]).not.toHaveProperty('repeats');
  expect(made[0]).not.toHaveProperty('repetition');
});

test('points come in their order, under other ids, and questions under them', () => {
  const point = (number: number) => ({
    ...{ pointId: `p${number}`, number, text: `Punto ${number}`, kind: 'decision' as const },
    ...{ presenter: 'Ana', notes: 'Breve', addedAt: 5 },
  });
  expect(clonePoints([point(4), point(2)], (id) => `n-${id}`, 9)).toEqual([
    { ...point(2), pointId: 'n-p2', number: 1, presenter: '', addedAt: 9 },
    { ...point(4), pointId: 'n-p4', number: 2, presenter: '', addedAt: 9 },
  ]);
  const under = question(1, { pointId: 'p2', item: '2. Punto 2' });
  const [made] = cloneQuestions({ rulePack: 'co-ph' }, [under], (id) => `n-${id}`);
  expect(made).toMatchObject({ pointId: 'n-p2', item: '' });
});

test('texts come as drafts that were never saved over', () => {
  const page = { pageId: 'reglas', title: 'Reglas', html: '<p>', css: '' };
  const [made] = clonePages([{ ...page, state: 'published', version: 7 }]);
  expect(made).toEqual({ ...page, state: 'draft', version: 1 });
});
