import { expect, test } from 'vitest';
import { checkLife, checkStateOf, noteCheckRequest } from './evening.ts';
import {
  type EveningCheck,
  type EveningMeasured,
  eveningCheckIds,
  eveningChecks,
} from './eveningChecks.ts';

const now = Date.UTC(2026, 10, 23, 22, 0);
const noted = { at: now, byName: 'Ana', isGood: true };

test.each([
  ['unchecked', undefined, now],
  ['good', noted, now],
  ['good', noted, now + checkLife],
  ['old', noted, now + checkLife + 1],
  ['bad', { ...noted, isGood: false }, now + checkLife + 1],
] as const)('a check is %s: %#', (state, check, at) => {
  expect(checkStateOf(check, at)).toBe(state);
});

test('the projector is checked by its code on screen, and by nobody’s word', () => {
  const parses = (asked: unknown) => noteCheckRequest.safeParse(asked).success;
  expect(parses({ check: 'projector', code: '4821' })).toBe(true);
  expect(parses({ check: 'projector', isGood: true })).toBe(false);
  expect(parses({ check: 'projector', code: '48' })).toBe(false);
  expect(parses({ check: 'printer', isGood: false })).toBe(true);
  expect(parses({ check: 'weather', isGood: true })).toBe(false);
});

const none: EveningMeasured = {
  desks: 0,
  screens: 0,
  streams: 0,
  booths: 0,
  hasMail: false,
  hasSent: false,
  hasFailed: false,
};

test.each<[string, EveningCheck, Partial<EveningMeasured>, RegExp]>([
  ['no desk', 'desks', {}, /^Ninguna mesa tiene Registro abierto/u],
  ['one desk', 'desks', { desks: 1 }, /^1 mesa tiene Registro abierto y con conexión/u],
  ['three desks', 'desks', { desks: 3 }, /^3 mesas tienen Registro abierto y con conexión/u],
  ['no screen', 'projector', {}, /^Ninguna pantalla de la sala está abierta/u],
  ['two screens', 'projector', { screens: 2 }, /^2 pantallas están con conexión/u],
  ['no stream', 'stream', {}, /^Ninguna emisión está abierta/u],
  ['a stream', 'stream', { streams: 1 }, /^1 emisión está abierta y con conexión/u],
  ['no booth', 'booth', {}, /^No hay puestos/u],
  ['a booth', 'booth', { booths: 1 }, /^Hay 1 puesto abierto/u],
  ['no mail', 'mail', {}, /no está configurado/u],
  ['mail unused', 'mail', { hasMail: true }, /Todavía no ha salido/u],
  ['mail sent', 'mail', { hasMail: true, hasSent: true }, /ya salieron/u],
  ['mail lost', 'mail', { hasMail: true, hasSent: true, hasFailed: true }, /no salieron/u],
  ['what nothing measures', 'printer', {}, /^La aplicación no ve la impresora/u],
])('says %s', (_, check, measured, words) => {
  expect(eveningChecks[check].say({ ...none, ...measured })).toMatch(words);
});

test('every text ends as a sentence', () => {
  for (const id of eveningCheckIds) expect(eveningChecks[id].say(none)).toMatch(/\.$/u);
});
