import { expect, test } from 'vitest';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant, ProxyScope, ProxyState } from '../proxies/proxyGrant.ts';
import { decideProxyRevocation } from './decideProxyRevocation.ts';

const byAna = { kind: 'signer', personId: 'ana' } as const;
const joint = proxyOf({ cosignerIds: ['eva'] });

test.each<ProxyState>(['received', 'accepted', 'used'])(
  'the grantor of a %s proxy revokes it',
  (state) => {
    const proxy = proxyOf({ state });
    expect(decideProxyRevocation(proxy, byAna)).toEqual({
      ok: true,
      value: {
        changed: true,
        proxy: { ...proxy, state: 'revoked', reason: 'Lo revocó quien lo dio.' },
      },
    });
  },
);

test('attending revokes with its own reason', () => {
  expect(decideProxyRevocation(proxyOf(), { kind: 'arrival', personId: 'ana' })).toMatchObject({
    value: { proxy: { state: 'revoked', reason: 'Quien lo dio asistió a la reunión.' } },
  });
});

test('a signature of one co-owner is enough to revoke', () => {
  for (const kind of ['signer', 'arrival'] as const) {
    expect(decideProxyRevocation(joint, { kind, personId: 'eva' }).ok).toBe(true);
  }
});

test.each(['luis', 'leo'])('%s did not give it and cannot revoke it', (personId) => {
  for (const kind of ['signer', 'arrival'] as const) {
    expect(decideProxyRevocation(joint, { kind, personId })).toEqual({
      ok: false,
      refusal: { code: 'proxy-not-grantor' },
    });
  }
});

test('revoking again changes nothing, not even its reason', () => {
  const proxy = proxyOf({ state: 'revoked', reason: 'Lo revocó quien lo dio.' });
  expect(decideProxyRevocation(proxy, { kind: 'arrival', personId: 'leo' })).toEqual({
    ok: true,
    value: { changed: false, proxy },
  });
});

test('there is nothing to revoke in a rejected proxy', () => {
  expect(decideProxyRevocation(proxyOf({ state: 'rejected' }), byAna)).toEqual({
    ok: false,
    refusal: { code: 'proxy-closed' },
  });
});

function replacing(proxy: ProxyGrant, by: Partial<ProxyGrant>) {
  const other = proxyOf({ proxyId: 'p2', writtenOn: '2026-11-12', ...by });
  return decideProxyRevocation(proxy, { kind: 'replaced', by: other, order: 'latest-written' });
}

test('a later proxy over the same takes its place', () => {
  expect(replacing(proxyOf(), {})).toEqual({
    ok: true,
    value: {
      changed: true,
      proxy: proxyOf({
        state: 'revoked',
        reason: 'Lo reemplazó el poder del 12 de noviembre de 2026.',
      }),
    },
  });
});

test.each<[string, Partial<ProxyGrant>, Partial<ProxyGrant>, ok: boolean]>([
  ['that is in use', {}, { state: 'used' }, true],
  ['that waits', {}, { state: 'received' }, false],
  ['that was revoked', {}, { state: 'revoked' }, false],
  ['of the same date', {}, { writtenOn: '2026-11-10' }, false],
  ['written before', {}, { writtenOn: '2026-11-09' }, false],
  ['of another owner', {}, { grantorId: 'eva' }, false],
  ['signed by more', {}, { cosignerIds: ['eva'] }, true],
  ['signed by fewer', { cosignerIds: ['eva'] }, {}, false],
  ['over more units', {}, { unitIds: ['101', '102'] }, true],
  ['over fewer units', { unitIds: ['101', '102'] }, {}, false],
  ['that ends', {}, { validUntil: '2026-12-01' }, false],
  ['that ends the same day', { validUntil: '2026-12-01' }, { validUntil: '2026-12-01' }, true],
  ['that ends later', { validUntil: '2026-12-01' }, { validUntil: '2026-12-02' }, true],
  ['that ends before', { validUntil: '2026-12-02' }, { validUntil: '2026-12-01' }, false],
  ['that does not end', { validUntil: '2026-12-02' }, {}, true],
])('another one %s', (_, said, by, ok) => {
  const decided = replacing(proxyOf(said), by);
  expect(decided.ok).toBe(ok);
  if (!decided.ok) expect(decided.refusal).toEqual({ code: 'proxy-not-replaced' });
});

const standing: ProxyScope = { kind: 'standing' };
const assembly: ProxyScope = { kind: 'assembly' };
const session = (number: number): ProxyScope => ({ kind: 'session', session: number, call: 1 });
const items = (...questionIds: string[]): ProxyScope => ({ kind: 'items', questionIds });

test.each<[string, ProxyScope, ProxyScope, ok: boolean]>([
  ['every meeting, every meeting', standing, standing, true],
  ['every meeting, the assembly', standing, assembly, true],
  ['every meeting, a session', standing, session(1), true],
  ['the assembly, every meeting', assembly, standing, false],
  ['the assembly, the assembly', assembly, assembly, true],
  ['the assembly, some items', assembly, items('q1'), true],
  ['a session, the same', session(1), session(1), true],
  ['a session, another', session(1), session(2), false],
  ['a session, the assembly', session(1), assembly, false],
  ['some items, the assembly', items('q1'), assembly, false],
  ['some items, fewer', items('q1', 'q2'), items('q2'), true],
  ['some items, more', items('q1'), items('q1', 'q2'), false],
])('a proxy for %s replaces the other only if it covers it whole', (_, wide, scope, ok) => {
  expect(replacing(proxyOf({ scope }), { scope: wide }).ok).toBe(ok);
});

test('where the first one received stands, a later one replaces nothing', () => {
  const by = proxyOf({ proxyId: 'p2', writtenOn: '2026-11-12', receivedAt: 2000 });
  const cause = { kind: 'replaced', by, order: 'first-received' } as const;
  expect(decideProxyRevocation(proxyOf(), cause).ok).toBe(false);
  expect(decideProxyRevocation(proxyOf({ receivedAt: 3000 }), cause).ok).toBe(true);
});
