import { expect, test } from 'vitest';
import type { ProxyRules } from '../../laws/aspects/proxyRules.ts';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { prevailingProxy } from './prevailingProxy.ts';
import type { ProxyGrant } from './proxyGrant.ts';

const rules = proxyRulesOf('co-ph');
const firstReceived: ProxyRules = {
  ...rules,
  winner: { ...rules.winner, order: 'first-received' },
};

/** The attorney who stands for unit 101, or why nobody does. */
function stands(proxies: readonly ProxyGrant[], questionId: string | null = null, law = rules) {
  const moment = { session: { session: 1, call: 1 }, questionId, on: '2026-11-21' };
  const standing = prevailingProxy(law, proxies, '101', moment);
  return standing.kind === 'stands' ? standing.proxy.proxyId : standing.why;
}

const luis = (said: Partial<ProxyGrant> = {}) => proxyOf({ proxyId: 'to-luis', ...said });
const olga = (said: Partial<ProxyGrant> = {}) =>
  proxyOf({ proxyId: 'to-olga', attorneyId: 'olga', attorneyName: 'Olga', ...said });
const byEva = { grantorId: 'eva', grantorName: 'Eva' } as const;
const items = (...questionIds: string[]) => ({ scope: { kind: 'items', questionIds } }) as const;
const later = { writtenOn: '2026-11-11' } as const;

test.each<[string, ProxyGrant[], expected: string]>([
  ['nothing was given', [], 'no-proxy'],
  ['it is for another unit', [luis({ unitIds: ['102'] })], 'no-proxy'],
  ['it is accepted', [luis()], 'to-luis'],
  ['it is in use', [luis({ state: 'used' })], 'to-luis'],
  ['another unit’s was rejected', [luis({ unitIds: ['102'], state: 'rejected' })], 'no-proxy'],
  ['it was used and ran out', [luis({ state: 'used', validUntil: '2026-11-20' })], 'expired'],
  ['it waits', [luis({ state: 'received' })], 'not-accepted'],
  ['it was rejected', [luis({ state: 'rejected' })], 'rejected'],
  ['it was revoked', [luis({ state: 'revoked' })], 'revoked'],
  ['it ran out', [luis({ validUntil: '2026-11-20' })], 'expired'],
  [
    'it is for another session',
    [luis({ scope: { kind: 'session', session: 2, call: 1 } })],
    'other-session',
  ],
  [
    'it is for this session',
    [luis({ scope: { kind: 'session', session: 1, call: 1 } })],
    'to-luis',
  ],
  ['it is for some items', [luis(items('q1'))], 'to-luis'],
  ['a later one names another', [luis(), olga(later)], 'to-olga'],
  ['an earlier one names another', [luis(later), olga()], 'to-luis'],
  ['the later one waits', [luis(), olga({ ...later, state: 'received' })], 'to-luis'],
  ['the later one was revoked', [luis(), olga({ ...later, state: 'revoked' })], 'to-luis'],
  ['the later one ran out', [luis(), olga({ ...later, validUntil: '2026-11-12' })], 'to-luis'],
  ['both are of one date', [luis(), olga()], 'same-date'],
  ['both are of one date for one person', [luis(), olga({ attorneyId: 'luis' })], 'to-luis'],
  ['each co-owner names another', [luis(), olga(byEva)], 'co-owners-differ'],
  ['a co-owner names another later', [luis(), olga({ ...byEva, ...later })], 'co-owners-differ'],
  ['each co-owner names the same', [luis(), olga({ ...byEva, attorneyId: 'luis' })], 'to-luis'],
  ['both co-owners sign later', [luis(), olga({ ...later, cosignerIds: ['eva'] })], 'to-olga'],
  [
    'one of two signers names another later',
    [luis({ cosignerIds: ['eva'] }), olga(later)],
    'co-owners-differ',
  ],
  [
    'one of two signers had named another before',
    [luis({ ...later, cosignerIds: ['eva'] }), olga()],
    'to-luis',
  ],
  [
    'one of two signers names another that day',
    [luis({ cosignerIds: ['eva'] }), olga()],
    'co-owners-differ',
  ],
  ['a later one is for some items', [luis(), olga({ ...later, ...items('q1') })], 'to-luis'],
])('when nothing is voted and %s', (_, proxies, expected) => {
  expect(stands(proxies)).toBe(expected);
  expect(stands(proxies.toReversed())).toBe(expected);
});

test.each<[string, string, ProxyGrant[], expected: string]>([
  ['a later one for that item', 'q1', [luis(), olga({ ...later, ...items('q1') })], 'to-olga'],
  ['a later one for another item', 'q2', [luis(), olga({ ...later, ...items('q1') })], 'to-luis'],
  ['a later one for everything', 'q1', [luis(items('q1')), olga(later)], 'to-olga'],
  ['only one for another item', 'q2', [luis(items('q1'))], 'other-item'],
  ['one of one date for that item', 'q1', [luis(), olga(items('q1'))], 'same-date'],
])('when a question is voted and there is %s', (_, questionId, proxies, expected) => {
  expect(stands(proxies, questionId)).toBe(expected);
  expect(stands(proxies.toReversed(), questionId)).toBe(expected);
});

test('where the first one received stands, later papers change nothing', () => {
  const first = luis({ receivedAt: 1 });
  const second = olga({ ...later, receivedAt: 2 });
  expect(stands([first, second], null, firstReceived)).toBe('to-luis');
  expect(stands([second, first], null, firstReceived)).toBe('to-luis');
  expect(stands([first, olga({ receivedAt: 1 })], null, firstReceived)).toBe('same-date');
  expect(stands([first, { ...second, attorneyId: 'luis' }], null, firstReceived)).toBe('to-luis');
});

test('of several for one person the latest one is read, then the first by name', () => {
  const both = { attorneyId: 'luis', ...byEva } as const;
  expect(stands([luis(), olga({ ...both, ...later })])).toBe('to-olga');
  expect(stands([luis(later), olga(both)])).toBe('to-luis');
  expect(stands([luis(), olga(both)])).toBe('to-luis');
  expect(stands([olga(both), luis()])).toBe('to-luis');
});

test('says the gap that tells the most', () => {
  const gaps = [
    luis({ state: 'rejected' }),
    luis({ state: 'revoked' }),
    luis({ state: 'received' }),
    luis({ validUntil: '2026-11-20' }),
    luis({ scope: { kind: 'session', session: 2, call: 1 } }),
    luis(items('q1')),
  ];
  const told = gaps.map((_, i) => stands(gaps.slice(0, i + 1), 'q2'));
  const expected = [
    'rejected',
    'revoked',
    'not-accepted',
    'expired',
    'other-session',
    'other-item',
  ];
  expect(told).toEqual(expected);
});

test.each<[string, ProxyGrant[], text: string]>([
  ['nothing', [], 'No hay poder para esta unidad.'],
  ['waits', [luis({ state: 'received' })], 'El poder se recibió y falta aceptarlo.'],
  ['revoked', [luis({ state: 'revoked' })], 'El poder fue revocado.'],
  ['rejected', [luis({ state: 'rejected' })], 'El poder fue rechazado.'],
  ['expired', [luis({ validUntil: '2026-11-20' })], 'El poder ya venció.'],
  [
    'session',
    [luis({ scope: { kind: 'session', session: 2, call: 1 } })],
    'El poder es para otra sesión.',
  ],
  ['item', [luis(items('q2'))], 'El poder es para otros puntos del orden del día.'],
  [
    'date',
    [luis(), olga()],
    'Hay poderes de la misma fecha para personas distintas: el propietario debe decir cuál vale.',
  ],
  [
    'co-owners',
    [luis(), olga(byEva)],
    'Los copropietarios dieron poder a personas distintas: deben nombrar a una sola.',
  ],
])('tells the desk why nobody stands: %s', (_, proxies, text) => {
  const moment = { session: { session: 1, call: 1 }, questionId: 'q1', on: '2026-11-21' };
  expect(prevailingProxy(rules, proxies, '101', moment)).toMatchObject({ kind: 'none', text });
});
