import { expect, test } from 'vitest';
import { findUnits, groupsOf } from './findUnits.ts';

const rows = [
  ['T1-101', 'Torre 1', 'Ana Peña'],
  ['T1-102', 'Torre 1', 'Óscar Gil'],
  ['T2-101', 'Torre 2', 'Ana Mora'],
  ['LC-01', '', 'Inés Lara'],
].map(([label = '', group = '', said = '']) => ({
  ...{ unitId: label, label, group, said, last: '10,0000' },
}));

test.each([
  ['everything without words', '', '', ['T1-101', 'T1-102', 'T2-101', 'LC-01']],
  ['a unit by a piece of its name', 't1-10', '', ['T1-101', 'T1-102']],
  ['a person without accents', 'oscar', '', ['T1-102']],
  ['only what has every word', 'ana 101', '', ['T1-101', 'T2-101']],
  ['one group', '', 'Torre 2', ['T2-101']],
  ['words within a group', 'ana', 'Torre 1', ['T1-101']],
  ['nothing', 'nadie', '', []],
])('finds %s', (_, text, group, found) => {
  expect(findUnits(rows, text, group).map(({ label }) => label)).toEqual(found);
});

test('names each group once and none for the units without it', () => {
  expect(groupsOf(rows)).toEqual(['Torre 1', 'Torre 2']);
});
