import { expect, test } from 'vitest';
import { describeAssembly, describeAssemblyRequest } from './describeAssembly.ts';

const known = {
  name: 'Torres',
  kind: 'building',
  timeZone: 'America/Bogota',
  saturdaysWork: false,
  dataContact: '',
} as const;

test.each([
  ['a name', { name: 'Torres del Parque' }],
  ['a kind', { kind: 'company' }],
  ['a zone', { timeZone: 'Europe/Madrid' }],
  ['whether Saturdays count', { saturdaysWork: true }],
  ['whom to ask about data', { dataContact: 'datos@torres.co' }],
] as const)('%s changes, and the rest stays', (_, changes) => {
  expect(describeAssembly(known, changes)).toEqual({ ...known, ...changes });
});

test('the same again is no change', () => {
  expect(describeAssembly(known, known)).toBeNull();
});

test.each([
  ['nothing', {}],
  ['an empty name', { name: '  ' }],
  ['a zone where no clock is', { timeZone: 'America/Macondo' }],
  ['a kind that nobody knows', { kind: 'party' }],
  ['what is not of it', { name: 'Torres', cot: 'otro' }],
])('refuses %s', (_, wrong) => {
  expect(describeAssemblyRequest.safeParse({ name: 'Torres' }).success).toBe(true);
  expect(describeAssemblyRequest.safeParse(wrong).success).toBe(false);
});
