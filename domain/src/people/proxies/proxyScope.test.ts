import { expect, test } from 'vitest';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant, ProxyScope } from './proxyGrant.ts';
import { carriesOver, coverageOf, type ProxyCoverage } from './proxyScope.ts';

const rules = proxyRulesOf('co-ph');
const strict = {
  ...rules,
  carryOver: { ...rules.carryOver, laterCall: false, resumption: false },
};
const onlyCall = { ...rules, carryOver: { ...rules.carryOver, resumption: false } };
const onlyResumption = { ...rules, carryOver: { ...rules.carryOver, laterCall: false } };

const first = { session: 1, call: 1 };
const second = { session: 2, call: 2 };
const resumed = { session: 2, call: 1 };
const oneSession: ProxyScope = { kind: 'session', ...first };
const items: ProxyScope = { kind: 'items', questionIds: ['q1'] };

test.each([
  ['to the second call, where the law so reads it', rules, first, second, true],
  ['to the second call, not elsewhere', strict, first, second, false],
  ['to the resumption, where the law so reads it', rules, first, resumed, true],
  ['to the resumption, not elsewhere', strict, first, resumed, false],
  ['to the resumption when only later calls are read so', onlyCall, first, resumed, false],
  ['to the second call when only later calls are read so', onlyCall, first, second, true],
  ['to the resumption when only resumptions are read so', onlyResumption, first, resumed, true],
  ['to the second call when only resumptions are read so', onlyResumption, first, second, false],
  ['to its own session, always', strict, first, first, true],
  ['back to an earlier session, never', rules, second, first, false],
  ['to a new first call after the second, never', rules, second, { session: 3, call: 1 }, false],
])('a proxy for one session passes %s', (_, law, from, to, expected) => {
  expect(carriesOver(law, proxyOf({ scope: oneSession }), from, to)).toBe(expected);
});

test.each<[ProxyScope]>([[{ kind: 'assembly' }], [{ kind: 'standing' }], [items]])(
  'a proxy for %o passes to every later session and to no earlier one',
  (scope) => {
    expect(carriesOver(strict, proxyOf({ scope }), first, second)).toBe(true);
    expect(carriesOver(strict, proxyOf({ scope }), first, resumed)).toBe(true);
    expect(carriesOver(strict, proxyOf({ scope }), second, { session: 3, call: 1 })).toBe(true);
    expect(carriesOver(rules, proxyOf({ scope }), second, first)).toBe(false);
  },
);

test.each<[string, Partial<ProxyGrant>, session: number, question: string | null, ProxyCoverage]>([
  ['the whole assembly', {}, 7, 'q9', 'covered'],
  ['every meeting', { scope: { kind: 'standing' } }, 7, 'q9', 'covered'],
  ['its session', { scope: { kind: 'session', session: 7, call: 1 } }, 7, 'q9', 'covered'],
  [
    'a later session',
    { scope: { kind: 'session', session: 8, call: 1 } },
    7,
    'q9',
    'other-session',
  ],
  ['an item that is voted', { scope: items }, 7, 'q1', 'covered'],
  ['an item that is not voted', { scope: items }, 7, 'q2', 'other-item'],
  ['an item, while nothing is voted', { scope: items }, 7, null, 'covered'],
  ['its last day', { validUntil: '2026-11-21' }, 7, null, 'covered'],
  ['the day before', { validUntil: '2026-11-20' }, 7, null, 'expired'],
  ['an item, once it has run out', { scope: items, validUntil: '2026-11-20' }, 7, 'q2', 'expired'],
])('a proxy for %s is judged by its words', (_, said, session, questionId, expected) => {
  const moment = { session: { session, call: 1 }, questionId, on: '2026-11-21' };
  expect(coverageOf(rules, proxyOf(said), moment)).toBe(expected);
});

test('a proxy for the first call covers the second', () => {
  const moment = { session: second, questionId: null, on: '2026-11-21' };
  expect(coverageOf(rules, proxyOf({ scope: oneSession }), moment)).toBe('covered');
  expect(coverageOf(strict, proxyOf({ scope: oneSession }), moment)).toBe('other-session');
});
