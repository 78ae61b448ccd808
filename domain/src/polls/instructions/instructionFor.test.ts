import { expect, test } from 'vitest';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import type { ProxyGrant } from '../../people/proxies/proxyGrant.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { instructionFor } from './instructionFor.ts';

function said(questionId: string, given: Partial<ProxyGrant>) {
  const moment = { session: { session: 1, call: 1 }, questionId, on: '2026-11-21' };
  return instructionFor(proxyRulesOf('co-ph'), [proxyOf(given)], '101', moment);
}

const words = { instructions: 'Vote en contra si sube la cuota.' };
const chosen = { ...words, votes: { q1: 'against' } };
const text = words.instructions;

test.each<[string, string, Partial<ProxyGrant>, ReturnType<typeof said>]>([
  ['a choice, on its question', 'q1', chosen, { proxyId: 'p1', optionId: 'against', text }],
  ['words beside a choice, not on another question', 'q2', chosen, null],
  ['words alone, on each question', 'q2', words, { proxyId: 'p1', optionId: null, text }],
  [
    'words of a proxy for some items, not on the others',
    'q2',
    { ...words, scope: { kind: 'items', questionIds: ['q1'] } },
    null,
  ],
  ['a proxy that says nothing, on none', 'q1', {}, null],
])('tells %s', (_, questionId, given, expected) => {
  expect(said(questionId, given)).toEqual(expected);
});
