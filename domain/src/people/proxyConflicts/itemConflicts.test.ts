import { expect, test } from 'vitest';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { itemConflicts } from './itemConflicts.ts';

function found(said: Partial<ProxyGrant>) {
  return itemConflicts(proxyBookOf('co-ph'), proxyOf(said));
}

test('instructions for questions still to be voted are valid', () => {
  expect(found({ votes: { q2: 'favour', q3: 'against' } })).toEqual([]);
  expect(found({ scope: { kind: 'items', questionIds: ['q1', 'q3'] } })).toEqual([]);
});

test('an item that is not on the agenda is a warning', () => {
  expect(found({ scope: { kind: 'items', questionIds: ['q3', 'q9'] } })).toEqual([
    {
      kind: 'item-unknown',
      blocks: false,
      proxyIds: ['p1'],
      unitIds: ['101'],
      questionIds: ['q9'],
      text: 'El poder nombra puntos que no están en el orden del día.',
      remedy: 'Revise a qué puntos del orden del día se refiere.',
      source: null,
    },
  ]);
});

test('an instruction for an unknown question or option is a warning', () => {
  expect(
    found({ votes: { q2: 'perhaps', q9: 'no', q3: 'favour', q7: 'no', q8: 'no' } }),
  ).toMatchObject([
    {
      kind: 'instruction-unknown',
      blocks: false,
      proxyIds: ['p1'],
      unitIds: ['101'],
      questionIds: ['q2', 'q7', 'q8', 'q9'],
      text: 'Hay instrucciones para una pregunta o una opción que no existe.',
    },
  ]);
});

test.each(['received', 'accepted'] as const)(
  'an instruction for a closed vote comes late for a %s proxy',
  (state) => {
    expect(found({ state, votes: { q1: 'favour', q2: 'favour' } })).toMatchObject([
      {
        kind: 'instruction-late',
        blocks: false,
        proxyIds: ['p1'],
        unitIds: ['101'],
        questionIds: ['q1'],
        text: 'Hay instrucciones para votaciones que ya se cerraron: 1.',
      },
    ]);
  },
);

test('a used proxy may have voted it, so nothing is late', () => {
  expect(found({ state: 'used', votes: { q1: 'favour' } })).toEqual([]);
});

test('a vote that is being closed is over too', () => {
  const book = proxyBookOf('co-ph');
  const questions = book.questions.map((question) => ({ ...question, state: 'counting' as const }));
  const late = itemConflicts(
    { ...book, questions },
    proxyOf({ votes: { q2: 'favour', q1: 'favour' } }),
  );
  expect(late).toMatchObject([
    {
      questionIds: ['q1', 'q2'],
      text: 'Hay instrucciones para votaciones que ya se cerraron: 1 y 2.',
    },
  ]);
});
