import { openQuestionsRequest } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { interestedOf, isReasoned, namedAsked } from './interested.ts';
import { findNominees } from './nominees.ts';

const units = [
  {
    ...{ unitId: 'A1', label: 'A1', inArrears: false },
    ...{ ownerIds: ['ana', 'beto'], ownerNames: ['Ana Ruiz', 'Beto Gil'] },
  },
  { unitId: 'B2', label: 'B2', inArrears: false, ownerIds: [], ownerNames: [] },
];
const seats = [{ personId: 'caro', personName: 'Caro Paz', label: 'A1', present: true }];
const all = interestedOf(units, seats);

test.each([
  ['ruiz', ['Ana Ruiz', 'Unidad A1']],
  ['a1', ['Caro Paz', 'Ana Ruiz', 'Beto Gil', 'Unidad A1']],
  ['b2', ['Unidad B2']],
  ['paz', ['Caro Paz']],
  ['nadie', []],
])('people to name are found by «%s»', (text, names) => {
  expect(findNominees(all, text).map(({ name }) => name)).toEqual(names);
});

test('a named person is sent as a person or as a unit, with a long enough reason', () => {
  const [questionId] = ['7a5c0e1d-2026-4a00-8b00-000000000001'];
  const named = all.map((one) => ({ ...one, set: 'conflict' as const, reason: 'Es directora' }));
  expect(named.every(isReasoned)).toBe(true);
  expect(
    ['', ' ab ', 'x'.repeat(201)].map((reason) => isReasoned({ ...named[0], reason } as never)),
  ).toEqual([false, false, false]);
  const asked = { questionIds: [questionId], named: namedAsked(questionId ?? '', named) };
  const read = openQuestionsRequest.parse(asked);
  expect(read.named?.map((one) => ('personId' in one ? one.personId : one.unitId))).toEqual([
    ...['caro', 'ana', 'beto'],
    ...['A1', 'B2'],
  ]);
});
