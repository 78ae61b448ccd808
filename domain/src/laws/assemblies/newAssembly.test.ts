import { expect, test } from 'vitest';
import { beginAssembly, createAssemblyRequest } from './newAssembly.ts';

const request = {
  assemblyId: '4b1f5a9e-6f0e-4f43-9d1c-0f6c1c6a3a10',
  name: 'Torres del Parque',
  kind: 'building',
  rulePack: 'co-ph',
  country: 'CO',
  timeZone: 'America/Bogota',
} as const;
const place = { organisationId: 'firma', cot: 'torres' };

test('begins without roster, before its first call', () => {
  expect(beginAssembly(request, place)).toEqual({
    ...{ name: 'Torres del Parque', kind: 'building', rulePack: 'co-ph', country: 'CO' },
    ...{ timeZone: 'America/Bogota', cot: 'torres', organisationId: 'firma' },
    ...{ activeRoster: null, activeSession: 1 },
  });
});

test.each([
  ['co-ph', 'MX', 'CO'],
  ['es-lph', 'CO', 'ES'],
  ['generic', 'MX', 'MX'],
] as const)('under %s, asked for %s, it is of %s', (rulePack, country, expected) => {
  expect(beginAssembly({ ...request, rulePack, country }, place).country).toBe(expected);
});

test('spaces around a name are trimmed', () => {
  expect(createAssemblyRequest.parse({ ...request, name: '  Torres  ' }).name).toBe('Torres');
});

test.each([
  ['an id that is no id', { assemblyId: 'torres' }],
  ['a name of two letters', { name: ' ab ' }],
  ['a name without end', { name: 'a'.repeat(121) }],
  ['a name in two lines', { name: 'Torres\nBcc: eva' }],
  ['a name that turns round what follows', { name: 'Torres \u202Eleuqrap' }],
  ['a zone that old browsers do not know', { timeZone: '+05:00' }],
  ['a law that nobody knows', { rulePack: 'fr' }],
  ['a kind that nobody knows', { kind: 'party' }],
  ['a zone where no clock is', { timeZone: 'America/Macondo' }],
  ['what nobody asked for', { activeRoster: 'v9' }],
])('refuses %s', (_, wrong) => {
  expect(createAssemblyRequest.safeParse(request).success).toBe(true);
  expect(createAssemblyRequest.safeParse({ ...request, ...wrong }).success).toBe(false);
});
