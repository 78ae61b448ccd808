import type { Unit } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { groupUnits } from './groupUnits.ts';

function unit(label: string, group: string, weight: number, order: number): Unit {
  const empty = { kind: '', ownerIds: [], ownerNames: [], inArrears: false };
  return { unitId: label, label, group, weight, order, ...empty };
}

test('adds up each group, in the order of the roster and not of arrival', () => {
  const units = [unit('B-1', 'B', 5, 2), unit('A-1', 'A', 1, 0), unit('A-2', 'A', 2, 1)];
  expect(groupUnits(units)).toEqual([
    { name: 'A', weight: 3, units: 2 },
    { name: 'B', weight: 5, units: 1 },
  ]);
});
