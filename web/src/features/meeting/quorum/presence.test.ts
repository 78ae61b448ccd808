import type { Attendance, Unit } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { findPresence, joinPresence, type PresenceFilter } from './presence.ts';

const unit = (unitId: string, order: number, owner: string): Unit => ({
  ...{ unitId, label: unitId, group: 'Torre 1', kind: 'apartamento', weight: 1 },
  ...{ ownerIds: [owner], ownerNames: [owner], inArrears: false, order },
});
const held = (unitId: string, present: boolean, personName: string): Attendance => ({
  ...{ unitId, label: unitId, group: 'Torre 1', order: 0, weight: 1, headId: 'h' },
  ...{ personId: 'p', personName, ownerName: '', capacity: 'proxy', channel: 'hall' },
  ...{ present, since: 1 },
});
const rows = joinPresence(
  [unit('T1-103', 3, 'Núñez'), unit('T1-101', 1, 'Ana Gómez'), unit('T1-102', 2, 'Luis')],
  [held('T1-101', true, 'Iván Castro'), held('T1-102', false, 'Luis')],
);

test.each<[PresenceFilter, string, readonly string[]]>([
  ['all', '', ['T1-101', 'T1-102', 'T1-103']],
  ['present', '', ['T1-101']],
  ['left', '', ['T1-102']],
  ['absent', '', ['T1-103']],
  ['all', 'nunez', ['T1-103']],
  ['all', 'castro ivan', ['T1-101']],
  ['all', 'ana torre', ['T1-101']],
  ['absent', 'ana', []],
  ['all', 't1 102', ['T1-102']],
  ['all', '02', []],
])('units of state «%s» with «%s» are %j', (filter, typed, found) => {
  expect(findPresence(rows, filter, typed).map((row) => row.unit.unitId)).toEqual(found);
});
