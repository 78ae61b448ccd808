import { expect, test } from 'vitest';
import { proxyRulesOf } from '../../laws/rulePacks/proxyRulesOf.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { decideProxyAcceptance } from '../proxyDecisions/decideProxyAcceptance.ts';
import { conflictsByProxy } from './conflictsByProxy.ts';

const older = proxyOf({ proxyId: 'older' });
const newer = proxyOf({
  proxyId: 'newer',
  attorneyId: 'marta',
  attorneyName: 'Marta',
  writtenOn: '2026-11-20',
  state: 'received',
});
const kindsOf = (proxies: Parameters<typeof proxyBookOf>[1], proxyId: string) =>
  (conflictsByProxy(proxyBookOf('co-ph', proxies))[proxyId] ?? []).map(({ kind }) => kind);

test('says of a proxy that waits what would be wrong if it were accepted', () => {
  expect(kindsOf({ proxies: [older, newer] }, 'newer')).toEqual(['two-for-unit']);
  const [conflict] =
    conflictsByProxy(proxyBookOf('co-ph', { proxies: [older, newer] })).newer ?? [];
  expect(conflict?.text).toBe('Por T1-101 hay poder para Luis y Marta. Vale el de Marta.');
});

test('a waiting proxy does not trouble live ones', () => {
  expect(conflictsByProxy(proxyBookOf('co-ph', { proxies: [older, newer] })).older).toBeUndefined();
});

test('an ended proxy is in no conflict', () => {
  const ended = [
    older,
    { ...newer, state: 'rejected' as const },
    { ...newer, state: 'revoked' as const },
  ];
  expect(conflictsByProxy(proxyBookOf('co-ph', { proxies: ended }))).toEqual({});
});

test('blocks one that waits exactly when accepting it would be refused', () => {
  const law = proxyRulesOf('co-ph');
  const rules = { ...law, cap: { ...law.cap, limit: { max: 1, of: 'grantors' as const } } };
  const second = proxyOf({
    proxyId: 'second',
    grantorId: 'leo',
    unitIds: ['104'],
    state: 'received',
  });
  const stranger = { ...second, proxyId: 'stranger', attorneyId: 'marta', grantorId: 'nadie' };
  for (const proxy of [second, stranger, newer]) {
    const book = proxyBookOf('co-ph', { rules, proxies: [older, proxy] });
    const blocks = (conflictsByProxy(book)[proxy.proxyId] ?? []).some((one) => one.blocks);
    expect(blocks).toBe(!decideProxyAcceptance(book, proxy).ok);
  }
});

test('a proxy already accepted is never blocked, only told about', () => {
  const both = [older, { ...newer, state: 'accepted' as const }];
  const found = Object.values(conflictsByProxy(proxyBookOf('co-ph', { proxies: both }))).flat();
  expect(found.map(({ kind }) => kind)).toEqual(['two-for-unit', 'two-for-unit']);
  expect(found.every(({ blocks }) => !blocks)).toBe(true);
});
