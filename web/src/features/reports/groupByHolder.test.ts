import type { Attendance } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { groupByHolder } from './groupByHolder.ts';

const held = (unitId: string, personName: string, more: Partial<Attendance> = {}): Attendance => ({
  ...{ unitId, label: unitId, group: '', order: 0, weight: 5, headId: 'h', personName },
  ...{ personId: personName, ownerName: '', capacity: 'owner', channel: 'hall' },
  ...{ present: true, since: 1, ...more },
});

test('each person appears once, with all their units in order and their weight together', () => {
  const rows = [held('B', 'Zoe', { order: 2 }), held('A', 'Zoe', { order: 1 }), held('C', 'Ána')];
  expect(groupByHolder(rows)).toMatchObject([
    { name: 'Ána', labels: ['C'], weight: 5, channel: 'hall', isHere: true },
    { name: 'Zoe', labels: ['A', 'B'], weight: 10 },
  ]);
});

test('who holds units in the hall and online is told as such', () => {
  const rows = [held('A', 'Zoe'), held('B', 'Zoe', { channel: 'online' })];
  expect(groupByHolder(rows)[0]?.channel).toBe('both');
});

test('who left every unit is no longer here', () => {
  expect(groupByHolder([held('A', 'Zoe', { present: false })])[0]?.isHere).toBe(false);
  const half = [held('A', 'Zoe', { present: false }), held('B', 'Zoe')];
  expect(groupByHolder(half)[0]?.isHere).toBe(true);
});
