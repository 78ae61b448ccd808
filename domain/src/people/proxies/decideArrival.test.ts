import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { decideProxyRevocation } from '../proxyDecisions/decideProxyRevocation.ts';
import { decideArrival } from './decideArrival.ts';
import { prevailingProxy } from './prevailingProxy.ts';
import type { ProxyGrant } from './proxyGrant.ts';

function arrives(packId: PackId, personId: string, unitId: string, ...proxies: ProxyGrant[]) {
  const { rules, units, moment } = proxyBookOf(packId);
  return decideArrival(rules, { personId, unitId }, units, proxies, moment);
}

const attends = { ok: true, value: { kind: 'attends' } };
const olga = { attorneyId: 'olga', attorneyName: 'Olga' } as const;
const byEva = { grantorId: 'eva', grantorName: 'Eva', unitIds: ['103'] };

test('an owner whose unit nobody represents attends', () => {
  expect(arrives('co-ph', 'ana', '101')).toEqual(attends);
  expect(arrives('co-ph', 'ana', '101', proxyOf({ unitIds: ['102'] }))).toEqual(attends);
  expect(arrives('co-ph', 'ana', '101', proxyOf({ state: 'received' }))).toEqual(attends);
  expect(arrives('co-ph', 'ana', '101', proxyOf({ validUntil: '2026-11-20' }))).toEqual(attends);
});

test.each([
  ['a unit that does not exist', 'ana', '901', 'unit-unknown'],
  ['somebody else’s unit', 'ana', '104', 'person-not-owner'],
])('refuses an arrival for %s', (_, personId, unitId, code) => {
  expect(arrives('co-ph', personId, unitId, proxyOf())).toEqual({ ok: false, refusal: { code } });
});

test('an owner whose unit is represented is asked', () => {
  expect(arrives('co-ph', 'ana', '101', proxyOf())).toEqual({
    ok: true,
    value: {
      kind: 'asked',
      options: ['revoke-and-attend', 'only-watch'],
      proxyIds: ['p1'],
      unitIds: ['101'],
      text: 'Luis representa T1-101. ¿Prefiere asistir y revocar el poder, o solo mirar?',
      source: expect.objectContaining({ article: 'artículo 2191' }),
    },
  });
});

test('where attending revokes, the question says so and reaches all he owns', () => {
  const proxies = [
    proxyOf({ proxyId: 'p2', unitIds: ['103'] }),
    proxyOf({ proxyId: 'p1', unitIds: ['102', '101'] }),
    proxyOf({ ...byEva, proxyId: 'p3', ...olga }),
  ];
  for (const packId of ['es-sa', 'es-sl'] as const) {
    expect(arrives(packId, 'ana', '101', ...proxies)).toMatchObject({
      value: {
        kind: 'asked',
        options: ['revoke-and-attend', 'only-watch'],
        proxyIds: ['p1', 'p2'],
        unitIds: ['101', '102', '103'],
        text: 'Luis representa T1-101. Por ley, si usted asiste el poder queda revocado. ¿Prefiere asistir y revocarlo, o solo mirar?',
        source: { law: 'Ley de Sociedades de Capital', article: 'artículo 185' },
      },
    });
  }
});

test('elsewhere it reaches the units of the same owners, which are one head', () => {
  const proxies = [
    proxyOf({ proxyId: 'p1' }),
    proxyOf({ proxyId: 'p2', unitIds: ['102'] }),
    proxyOf({ proxyId: 'p3', unitIds: ['103'] }),
  ];
  const answer = { proxyIds: ['p1', 'p2'], unitIds: ['101', '102'] };
  expect(arrives('co-ph', 'ana', '101', ...proxies)).toMatchObject({ value: answer });
  const other = { proxyIds: ['p3'], unitIds: ['103'] };
  expect(arrives('co-ph', 'ana', '103', ...proxies)).toMatchObject({ value: other });
});

test('a proxy signed by a co-owner is revoked only by that co-owner', () => {
  expect(arrives('es-lph', 'ana', '103', proxyOf(byEva))).toEqual({
    ok: true,
    value: {
      kind: 'asked',
      options: ['only-watch'],
      proxyIds: [],
      unitIds: [],
      text: 'Luis representa T1-103 por poder de Eva. Para asistir usted, deben revocarlo o ponerse de acuerdo en quién los representa.',
      source: expect.objectContaining({ article: 'artículo 15.1' }),
    },
  });
});

test('a co-owner who signed with the grantor is asked as he is', () => {
  const joint = proxyOf({ unitIds: ['103'], cosignerIds: ['eva'] });
  const options = ['revoke-and-attend', 'only-watch'];
  expect(arrives('co-ph', 'eva', '103', joint)).toMatchObject({ value: { options } });
  expect(arrives('co-ph', 'ana', '103', joint)).toMatchObject({ value: { options } });
});

test('when each co-owner named another, both attorneys are told and neither is revoked here', () => {
  const proxies = [
    proxyOf({ unitIds: ['103'] }),
    proxyOf({ ...byEva, ...olga, proxyId: 'p2' }),
    proxyOf({ ...byEva, ...olga, proxyId: 'p3' }),
  ];
  expect(arrives('co-ph', 'ana', '103', ...proxies)).toMatchObject({
    value: {
      options: ['only-watch'],
      text: expect.stringMatching(/^Luis y Olga representan T1-103 por poder de Eva\./u),
    },
  });
});

test('a co-owner who holds the proxy attends for the unit', () => {
  const toAna = proxyOf({ ...byEva, attorneyId: 'ana', attorneyName: 'Ana' });
  expect(arrives('co-ph', 'ana', '103', toAna)).toEqual(attends);
});

test('a revocation leaves no proxy in force, older documents included', () => {
  const proxies = [
    proxyOf({ proxyId: 'old', writtenOn: '2026-11-01' }),
    proxyOf({ ...olga, proxyId: 'new', writtenOn: '2026-11-09' }),
  ];
  const decided = arrives('co-ph', 'ana', '101', ...proxies);
  if (!decided.ok || decided.value.kind !== 'asked') throw new Error('nobody was asked');
  expect(decided.value.text).toMatch(/^Olga representa T1-101\. /u);
  const { proxyIds } = decided.value;
  expect(proxyIds).toEqual(['new', 'old']);
  const after = proxies.map((proxy) => {
    const revoked = decideProxyRevocation(proxy, { kind: 'arrival', personId: 'ana' });
    return proxyIds.includes(proxy.proxyId) && revoked.ok ? revoked.value.proxy : proxy;
  });
  const { rules, moment } = proxyBookOf('co-ph');
  expect(prevailingProxy(rules, after, '101', moment)).toMatchObject({ why: 'revoked' });
});

test('a proxy of the same grantor for some items is revoked with the rest', () => {
  const forItems = proxyOf({
    ...olga,
    proxyId: 'p2',
    scope: { kind: 'items', questionIds: ['q3'] },
  });
  expect(arrives('co-ph', 'ana', '101', proxyOf(), forItems)).toMatchObject({
    value: { proxyIds: ['p1', 'p2'], text: expect.stringMatching(/^Luis representa T1-101\./u) },
  });
});

test('an owner who arrives while another item is voted is asked about the whole meeting', () => {
  const { rules, units, moment } = proxyBookOf('co-ph');
  const proxy = proxyOf({ scope: { kind: 'items', questionIds: ['q3'] } });
  const voting = { ...moment, questionId: 'q2' };
  const arriving = { personId: 'ana', unitId: '101' };
  expect(decideArrival(rules, arriving, units, [proxy], voting)).toMatchObject({
    value: { kind: 'asked', proxyIds: ['p1'] },
  });
});
