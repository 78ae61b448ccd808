import type { Holding } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { unitGroups } from './unitGroups.ts';
import { unitSets } from './unitSets.ts';

const unit = (label: string, more: Partial<Holding> = {}): Holding => ({
  ...{ unitId: label, label, weight: 1, capacity: 'owner', ownerName: 'Ana Díaz', ballot: null },
  ...more,
});
const asks = (optionId: string): Partial<Holding> => ({
  instruction: { proxyId: 'p', optionId, text: '' },
});
const said = (units: readonly Holding[], marked: readonly string[] = []) => {
  const draft = Object.fromEntries(marked.map((unitId) => [unitId, ['favour']]));
  return unitSets(unitGroups(units), draft).map(({ kind, of, groups }) => {
    const labels = groups.flat().map(({ label }) => label);
    return `${kind} ${of}: ${labels.join()}`;
  });
};

test.each<readonly [string, readonly Holding[], readonly string[], readonly string[]]>([
  ['units alike are one set', [unit('101'), unit('102')], [], ['all : 101,102']],
  [
    'those without an answer are a set once some have one',
    [unit('101'), unit('102'), unit('103')],
    ['102'],
    ['all : 101,102,103', 'unmarked : 101,103'],
  ],
  [
    'towers tell them apart by how names begin',
    [unit('T1-101'), unit('T1-102'), unit('T2 201'), unit('T2 202'), unit('L7')],
    [],
    [
      'all : T1-101,T1-102,T2 201,T2 202,L7',
      'prefix T1: T1-101,T1-102',
      'prefix T2: T2 201,T2 202',
    ],
  ],
  [
    'owners and what proxies ask for tell them apart',
    [
      unit('1', asks('favour')),
      unit('2', { ...asks('favour'), ownerName: 'Luis Rojas' }),
      unit('3', { ownerName: 'Luis Rojas' }),
    ],
    [],
    ['all : 1,2,3', 'instruction favour: 1,2', 'owner Luis Rojas: 2,3'],
  ],
  [
    'those who vote together stay together, in a set only of what they share',
    [
      unit('T1-1', { head: 1 }),
      unit('T2-1', { head: 1 }),
      unit('T1-2', { head: 2, ownerName: 'Luis Rojas' }),
      unit('T1-3', { head: 3, ownerName: 'Luis Rojas' }),
    ],
    [],
    ['all : T1-1,T2-1,T1-2,T1-3', 'owner Luis Rojas: T1-2,T1-3', 'prefix T1: T1-2,T1-3'],
  ],
])('%s', (_, units, marked, sets) => {
  expect(said(units, marked)).toEqual(sets);
});
