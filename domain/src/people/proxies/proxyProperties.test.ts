import fc from 'fast-check';
import { expect, test } from 'vitest';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import {
  decideProxyAcceptance,
  decideProxyRejection,
  markProxyUsed,
} from '../proxyDecisions/decideProxyAcceptance.ts';
import { decideProxyReceipt, type ProxyDecision } from '../proxyDecisions/decideProxyReceipt.ts';
import { decideProxyRevocation } from '../proxyDecisions/decideProxyRevocation.ts';
import { decideProxySubstitution } from '../proxyDecisions/decideProxySubstitution.ts';
import { decideArrival } from './decideArrival.ts';
import { prevailingProxy } from './prevailingProxy.ts';
import type { ProxyGrant, ProxyScope } from './proxyGrant.ts';
import type { ProxyMoment } from './proxyScope.ts';

const owners = ['ana', 'eva', 'leo'] as const;
const attorneys = ['luis', 'olga', 'raul'] as const;
const scopes: readonly ProxyScope[] = [
  { kind: 'assembly' },
  { kind: 'standing' },
  { kind: 'session', session: 1, call: 1 },
  { kind: 'session', session: 3, call: 1 },
  { kind: 'items', questionIds: ['q1'] },
];

const anyProxy = fc
  .record({
    signers: fc.uniqueArray(fc.constantFrom(...owners), { minLength: 1, maxLength: 3 }),
    attorneyId: fc.constantFrom(...attorneys),
    unitIds: fc.constantFrom(['101'], ['102'], ['101', '102']),
    scope: fc.constantFrom(...scopes),
    writtenOn: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
    validUntil: fc.constantFrom(null, '2026-11-20', '2026-12-31'),
    state: fc.constantFrom('received', 'accepted', 'used', 'rejected', 'revoked'),
    receivedAt: fc.nat(5),
  })
  .map(({ signers: [grantorId = 'ana', ...cosignerIds], ...rest }) =>
    proxyOf({ ...rest, grantorId, cosignerIds }),
  );
const anyProxies = fc
  .array(anyProxy, { maxLength: 6 })
  .map((list) => list.map((proxy, i) => ({ ...proxy, proxyId: `p${i}` })));
const anyMoment: fc.Arbitrary<ProxyMoment> = fc.record({
  session: fc.constantFrom({ session: 1, call: 1 }, { session: 2, call: 2 }),
  questionId: fc.constantFrom(null, 'q1', 'q2'),
  on: fc.constant('2026-11-21'),
});
const rules = proxyRulesOf('co-ph');

/** Day by day: each day's documents push out the older ones of the same signers or of fewer. */
function naiveAttorney(proxies: readonly ProxyGrant[], unitId: string, moment: ProxyMoment) {
  let speaking = proxies.filter((proxy) => {
    if (proxy.state !== 'accepted' && proxy.state !== 'used') return false;
    if (!proxy.unitIds.includes(unitId) || proxy.validUntil === '2026-11-20') return false;
    if (proxy.scope.kind === 'session') return proxy.scope.session === 1;
    return proxy.scope.kind !== 'items' || moment.questionId !== 'q2';
  });
  const forAll = speaking.filter(({ scope }) => scope.kind !== 'items');
  if (moment.questionId === null && forAll.length > 0) speaking = forAll;
  let inForce: ProxyGrant[] = [];
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03']) {
    const today = speaking.filter(({ writtenOn }) => writtenOn === day);
    for (const { grantorId, cosignerIds } of today) {
      const signed = new Set([grantorId, ...cosignerIds]);
      inForce = inForce.filter(
        (old) => ![old.grantorId, ...old.cosignerIds].every((s) => signed.has(s)),
      );
    }
    inForce.push(...today);
  }
  const named = new Set(inForce.map(({ attorneyId }) => attorneyId));
  return named.size === 1 ? [...named][0] : null;
}

test('the prevailing attorney is the one that a naive reading of the papers, day by day, names', () => {
  fc.assert(
    fc.property(anyProxies, anyMoment, (proxies, moment) => {
      const standing = prevailingProxy(rules, proxies, '101', moment);
      const named = standing.kind === 'stands' ? standing.proxy.attorneyId : null;
      expect(named).toBe(naiveAttorney(proxies, '101', moment));
    }),
    { numRuns: 500 },
  );
});

test('neither the order of the list nor of receiving changes the prevailing attorney', () => {
  fc.assert(
    fc.property(anyProxies, anyMoment, fc.array(fc.nat(99)), (proxies, moment, times) => {
      const before = prevailingProxy(rules, proxies, '101', moment);
      const shuffled = proxies
        .map((proxy, i) => ({ ...proxy, receivedAt: times[i] ?? 0 }))
        .sort((a, b) => a.receivedAt - b.receivedAt);
      const after = prevailingProxy(rules, shuffled, '101', moment);
      expect(after.kind).toBe(before.kind);
      if (after.kind === 'stands' && before.kind === 'stands') {
        expect(after.proxy.proxyId).toBe(before.proxy.proxyId);
      }
    }),
  );
});

test('a prevailing proxy is live and over the unit; a revoked one never prevails again', () => {
  fc.assert(
    fc.property(anyProxies, anyMoment, (proxies, moment) => {
      const standing = prevailingProxy(rules, proxies, '101', moment);
      if (standing.kind === 'none') return;
      const { proxy } = standing;
      expect(['accepted', 'used']).toContain(proxy.state);
      expect(proxy.unitIds).toContain('101');
      const decided = decideProxyRevocation(proxy, { kind: 'signer', personId: proxy.grantorId });
      if (!decided.ok) throw new Error('a live proxy is revoked');
      const revoked = decided.value.proxy;
      const others = proxies.filter(({ proxyId }) => proxyId !== proxy.proxyId);
      const after = prevailingProxy(rules, [...others, revoked], '101', moment);
      expect(after.kind === 'stands' && after.proxy.proxyId === proxy.proxyId).toBe(false);
      const book = proxyBookOf('co-ph', { proxies: others });
      const to = { attorneyId: 'olga', attorneyName: 'Olga', attorneyDocument: null };
      const cannot = [
        decideProxyAcceptance(book, revoked),
        markProxyUsed(revoked),
        decideProxyRejection(revoked, 'x'),
      ];
      for (const one of [...cannot, decideProxySubstitution(book, revoked, to)])
        expect(one.ok).toBe(false);
    }),
  );
});

test('after an owner chooses to attend, nothing that he signed stands for his unit', () => {
  const units = [
    { unitId: '101', label: '101', ownerIds: owners },
    { unitId: '102', label: '102', ownerIds: owners },
  ];
  fc.assert(
    fc.property(anyProxies, anyMoment, (proxies, moment) => {
      const decided = decideArrival(
        rules,
        { personId: 'ana', unitId: '101' },
        units,
        proxies,
        moment,
      );
      if (!decided.ok || decided.value.kind === 'attends') return;
      const { options, proxyIds } = decided.value;
      if (!options.includes('revoke-and-attend')) return;
      const after = proxies.map((proxy) => {
        if (!proxyIds.includes(proxy.proxyId)) return proxy;
        const revoked = decideProxyRevocation(proxy, { kind: 'arrival', personId: 'ana' });
        if (!revoked.ok) throw new Error('he did not sign it');
        return revoked.value.proxy;
      });
      const here = { ...moment, questionId: null };
      const standing = prevailingProxy(rules, after, '101', here);
      if (standing.kind === 'none') return;
      const { grantorId, cosignerIds } = standing.proxy;
      expect([grantorId, ...cosignerIds]).not.toContain('ana');
    }),
  );
});

const anyCap = fc.record({
  max: fc.integer({ min: 1, max: 3 }),
  of: fc.constantFrom('grantors' as const, 'units' as const),
});
const anyStep = fc.record({
  at: fc.nat(7),
  what: fc.constantFrom('accept', 'reject', 'use', 'revoke', 'substitute'),
  attorneyId: fc.constantFrom(...attorneys),
});

test('after any decisions the cap holds, and repeating one changes nothing', () => {
  fc.assert(
    fc.property(anyCap, fc.array(anyStep, { maxLength: 30 }), (limit, steps) => {
      const ids = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];
      const units = ids.map((id, i) => ({ unitId: id, label: id, ownerIds: [`o${i % 5}`] }));
      let proxies = ids.map((id, i) =>
        proxyOf({
          proxyId: id,
          unitIds: [id],
          grantorId: `o${i % 5}`,
          attorneyId: attorneys[i % 3] ?? 'luis',
          state: 'received',
        }),
      );
      for (const { at, what, attorneyId } of steps) {
        const base = proxyBookOf('co-ph', { proxies, units });
        const book = { ...base, rules: { ...base.rules, cap: { ...base.rules.cap, limit } } };
        const decide = (proxy: ProxyGrant): ProxyDecision => {
          const to = { attorneyId, attorneyName: attorneyId, attorneyDocument: null };
          if (what === 'accept') return decideProxyAcceptance(book, proxy);
          if (what === 'reject') return decideProxyRejection(proxy, 'No vale.');
          if (what === 'use') return markProxyUsed(proxy);
          if (what === 'substitute') return decideProxySubstitution(book, proxy, to);
          return decideProxyRevocation(proxy, { kind: 'signer', personId: proxy.grantorId });
        };
        const proxy = proxies[at];
        const decided = proxy === undefined ? null : decide(proxy);
        if (decided?.ok !== true) continue;
        const after = decided.value.proxy;
        expect(decide(after)).toEqual({ ok: true, value: { proxy: after, changed: false } });
        proxies = proxies.map((one) => (one.proxyId === after.proxyId ? after : one));
        for (const name of attorneys) {
          const held = proxies.filter(
            (one) => one.attorneyId === name && ['accepted', 'used'].includes(one.state),
          );
          const counted = held.map((one) =>
            limit.of === 'units' ? one.unitIds[0] : one.grantorId,
          );
          expect(new Set(counted).size).toBeLessThanOrEqual(limit.max);
        }
      }
    }),
  );
});

test('receiving the same document again changes nothing', () => {
  fc.assert(
    fc.property(anyProxy, ({ state: _, receivedAt: __, reason: ___, ...document }) => {
      const first = decideProxyReceipt(null, document, { at: 1, today: '2026-11-21' });
      if (!first.ok) throw new Error('the document is good');
      const { proxy } = first.value;
      const again = decideProxyReceipt(proxy, document, { at: 2, today: '2026-11-22' });
      expect(again).toEqual({ ok: true, value: { proxy, changed: false } });
    }),
  );
});
