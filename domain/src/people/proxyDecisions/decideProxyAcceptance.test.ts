import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { RefusalCode } from '../../kernel/refusals/refusal.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant, ProxyState } from '../proxies/proxyGrant.ts';
import {
  decideProxyAcceptance,
  decideProxyRejection,
  markProxyUsed,
} from './decideProxyAcceptance.ts';

const waiting = proxyOf({ state: 'received' });

function accepting(packId: PackId, said: Partial<ProxyGrant>, ...proxies: ProxyGrant[]) {
  const people = [{ personId: 'luis', offices: ['administrator'] as const }];
  return decideProxyAcceptance(proxyBookOf(packId, { proxies, people }), { ...waiting, ...said });
}

test('accepts a good proxy and changes nothing else in it', () => {
  expect(accepting('es-lph', {})).toEqual({
    ok: true,
    value: { changed: true, proxy: { ...waiting, state: 'accepted' } },
  });
});

test.each<[string, PackId, Partial<ProxyGrant>, detail: string]>([
  [
    'whose attorney may not represent',
    'co-sa',
    {},
    'Luis administra y no puede representar a otros. Pida al propietario que nombre a otra persona.',
  ],
  [
    'of a unit that is not the grantor’s',
    'es-lph',
    { unitIds: ['104'] },
    'Quien firma no figura como propietario de T1-104. Pida que lo firme quien figura como dueño en el padrón.',
  ],
  [
    'that ran out',
    'es-lph',
    { validUntil: '2026-11-20' },
    'El poder venció el 20 de noviembre de 2026. Pida un poder vigente.',
  ],
])('refuses one %s, with the remedy', (_, packId, said, detail) => {
  expect(accepting(packId, said)).toEqual({
    ok: false,
    refusal: { code: 'proxy-unacceptable', detail },
  });
});

test('warnings do not keep a proxy from being accepted', () => {
  const said = { scope: { kind: 'session', session: 9, call: 1 }, votes: { q9: 'no' } } as const;
  expect(accepting('co-ph', said)).toMatchObject({ ok: true, value: { changed: true } });
});

const holds = (grantorId: string, said: Partial<ProxyGrant> = {}) =>
  proxyOf({ proxyId: `of-${grantorId}`, grantorId, unitIds: [grantorId], ...said });

test.each<[string, ProxyGrant[], ok: boolean]>([
  ['the second of two', [holds('eva')], true],
  ['one over two', [holds('eva'), holds('leo')], false],
  ['another of a grantor already counted', [holds('ana'), holds('leo')], true],
  ['one over two when another is in use', [holds('eva'), holds('leo', { state: 'used' })], false],
  ['beside one that waits', [holds('eva'), holds('leo', { state: 'received' })], true],
  ['beside one revoked', [holds('eva'), holds('leo', { state: 'revoked' })], true],
  ['beside one that ran out', [holds('eva'), holds('leo', { validUntil: '2026-11-20' })], true],
  ['beside one on its last day', [holds('eva'), holds('leo', { validUntil: '2026-11-21' })], false],
  ['beside those of another attorney', [holds('eva'), holds('leo', { attorneyId: 'olga' })], true],
  ['itself already counted', [holds('eva'), { ...holds('leo'), proxyId: 'p1' }], true],
])('with a cap of two grantors, accepting %s: %s', (_, held, ok) => {
  const book = proxyBookOf('mx-cdmx', { proxies: held });
  const decided = decideProxyAcceptance(book, waiting);
  expect(decided.ok).toBe(ok);
  if (ok) return;
  const detail =
    'Luis pasaría del máximo de 2 poderdantes. Acepte hasta el máximo; los demás deben nombrar a otra persona.';
  expect(decided).toMatchObject({ refusal: { code: 'proxy-unacceptable', detail } });
});

test.each<[max: number, unitIds: string[], ok: boolean, said: string]>([
  [3, ['101'], true, ''],
  [2, ['101'], true, ''],
  [1, ['101'], false, 'Luis pasaría del máximo de 1 unidad.'],
  [2, ['101', '102'], false, 'Luis pasaría del máximo de 2 unidades.'],
])('a cap of %i units and a proxy over %j beside one of another: %s', (max, unitIds, ok, said) => {
  const book = proxyBookOf('generic', { proxies: [holds('leo')] });
  const cap = { ...book.rules.cap, limit: { max, of: 'units' as const } };
  const decided = decideProxyAcceptance(
    { ...book, rules: { ...book.rules, cap } },
    { ...waiting, unitIds },
  );
  expect(decided.ok).toBe(ok);
  if (!decided.ok) expect(decided.refusal.detail).toContain(said);
});

test('a cap of one grantor is said in singular', () => {
  const book = proxyBookOf('generic', { proxies: [holds('leo')] });
  const cap = { ...book.rules.cap, limit: { max: 1, of: 'grantors' as const } };
  const decided = decideProxyAcceptance({ ...book, rules: { ...book.rules, cap } }, waiting);
  expect(decided).toMatchObject({
    refusal: { detail: expect.stringContaining('máximo de 1 poderdante.') },
  });
});

/** The answer of each decision in each state: the state after it, `=` if it was so, or the refusal. */
test.each<[ProxyState, accept: string, reject: string, use: string]>([
  ['received', 'accepted', 'rejected', 'proxy-not-live'],
  ['accepted', '=', 'proxy-in-force', 'used'],
  ['rejected', 'proxy-closed', '=', 'proxy-closed'],
  ['used', '=', 'proxy-in-force', '='],
  ['revoked', 'proxy-closed', 'proxy-closed', 'proxy-closed'],
])('a %s proxy: accept %s, reject %s, use %s', (state, ...expected) => {
  const proxy = proxyOf({ state });
  const decided = [
    decideProxyAcceptance(proxyBookOf('co-ph'), proxy),
    decideProxyRejection(proxy, 'Sin firma'),
    markProxyUsed(proxy),
  ];
  const said = decided.map((one): string => {
    if (!one.ok) return one.refusal.code satisfies RefusalCode;
    return one.value.changed ? one.value.proxy.state : '=';
  });
  expect(said).toEqual(expected);
  for (const one of decided) {
    if (one.ok && !one.value.changed) expect(one.value.proxy).toEqual(proxy);
  }
});

test('a rejection keeps its reason, and the first one when repeated', () => {
  const rejected = decideProxyRejection(waiting, '  No está firmado. ');
  const proxy: ProxyGrant = { ...waiting, state: 'rejected', reason: 'No está firmado.' };
  expect(rejected).toEqual({ ok: true, value: { changed: true, proxy } });
  expect(decideProxyRejection(proxy, 'Otro')).toEqual({
    ok: true,
    value: { changed: false, proxy },
  });
});

test('a rejection without reason is refused', () => {
  expect(decideProxyRejection(waiting, '  ')).toEqual({
    ok: false,
    refusal: { code: 'proxy-reason-missing' },
  });
});

test('use keeps everything else', () => {
  expect(markProxyUsed(proxyOf())).toEqual({
    ok: true,
    value: { changed: true, proxy: proxyOf({ state: 'used' }) },
  });
});
