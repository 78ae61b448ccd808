import type { ProxyRecord } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { passesProxyFilter, searchProxies } from './searchProxies.ts';

function proxy(proxyId: string, more: Partial<ProxyRecord> = {}): ProxyRecord {
  return {
    ...{ proxyId, unitIds: ['t1101'], grantorId: 'ana', grantorName: 'Ana Peña' },
    ...{ attorneyId: 'luis', attorneyName: 'Luis Soto', attorneyDocument: 'CC 1.083.150' },
    ...{ cosignerIds: [], relation: 'other', scope: { kind: 'assembly' }, votes: {} },
    ...{ instructions: '', form: 'signed', writtenOn: '2026-11-10', validUntil: null },
    substitution: { allowed: null, substituteId: null, substitutedFrom: null },
    ...{ state: 'accepted', receivedAt: 0, reason: '', ...more },
  };
}
const labelOf = (unitId: string) => (unitId === 't1101' ? 'T1-101' : unitId);
const all = [
  proxy('old'),
  proxy('new', { receivedAt: 5 }),
  proxy('waits', { state: 'received', grantorName: 'Eva Ríos', unitIds: ['B-2'] }),
];
const idsFor = (text: string) => searchProxies(all, labelOf, text).map(({ proxyId }) => proxyId);

test.each([
  ['', ['waits', 'new', 'old']],
  ['pena', ['new', 'old']],
  ['t1 101', ['new', 'old']],
  ['rios', ['waits']],
  ['b2', ['waits']],
  ['1083', ['waits', 'new', 'old']],
  ['luis eva', ['waits']],
  ['nadie', []],
])('«%s» finds those that wait first, then the newest', (text, ids) => {
  expect(idsFor(text)).toEqual(ids);
});

test('filters by state, and by having something to solve', () => {
  const passing = (filter: Parameters<typeof passesProxyFilter>[0]) =>
    all.filter((one) => passesProxyFilter(filter, one, { old: [] })).map(({ proxyId }) => proxyId);
  expect(passing('received')).toEqual(['waits']);
  expect(passing('live')).toEqual(['old', 'new']);
  expect(passing('closed')).toEqual([]);
  expect(passing('conflict')).toEqual(['old']);
  expect(passing('all')).toHaveLength(3);
});

test.each([
  ['52345678', ['dirty', 'longer']],
  ['CC 52.345.678', ['dirty', 'longer']],
  ['900373913', ['company']],
  ['9003739134', ['company']],
])('the document «%s» of the attorney finds %j, exactly it first', (text, ids) => {
  const written = [
    proxy('longer', { attorneyDocument: '523456780', state: 'received' }),
    proxy('dirty', { attorneyDocument: 'C.C. 52.345.678 de Bogotá' }),
    proxy('company', { attorneyDocument: 'NIT 900.373.913-4' }),
  ];
  expect(searchProxies(written, labelOf, text, 'CO').map(({ proxyId }) => proxyId)).toEqual(ids);
});
