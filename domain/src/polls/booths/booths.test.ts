import { expect, test } from 'vitest';
import { newPlate, type Plate } from '../../hall/plates/plate.ts';
import type { PlatePin } from '../../hall/plates/platePin.ts';
import { boothCastRequest, enterBoothRequest, openBoothRequest } from './boothRequests.ts';
import { decideBoothEntry, stillCarries } from './decideBoothEntry.ts';

const out: Plate = { ...newPlate(14, 0), state: 'out', personId: 'eva', personName: 'Eva Sol' };
const pin: PlatePin = { personId: 'eva', hash: 'good', issuedAt: 7 };
const asked = { plate: out, pin, hash: 'good' };

test('the plate and its PIN belong to its carrier', () => {
  const decision = decideBoothEntry(asked);
  expect(decision.ok && decision.value.personId).toBe('eva');
});

test.each<readonly [string, Partial<Parameters<typeof decideBoothEntry>[0]>]>([
  ['a wrong PIN', { hash: 'other' }],
  ['a plate that does not exist', { plate: null, pin: null }],
  ['a plate without PIN', { pin: null }],
  ['a plate nobody has had', { plate: newPlate(14, 0) }],
  ['a plate given back', { plate: { ...out, state: 'returned' } }],
  ['a lost plate', { plate: { ...out, state: 'lost' } }],
  ['a plate that another took the place of', { plate: { ...out, state: 'replaced' } }],
  ['the PIN of who had the plate before', { pin: { ...pin, personId: 'ana' } }],
])('refuses %s in the same words', (_what, change) => {
  expect(decideBoothEntry({ ...asked, ...change })).toEqual({
    ok: false,
    refusal: { code: 'booth-refused' },
  });
});

test.each<readonly [string, PlatePin | null, boolean]>([
  ['the same PIN', pin, true],
  ['another PIN', { ...pin, issuedAt: 8 }, false],
  ['the plate with somebody else', { ...pin, personId: 'ana' }, false],
  ['the plate given up', null, false],
])('a booth pass opened with a PIN stands or not: %s', (_what, now, stands) => {
  expect(stillCarries({ person: 'eva', issuedAt: 7 }, now)).toBe(stands);
});

test.each([
  [{ plate: 14, pin: '012345' }, true],
  [{ plate: 14, pin: '12345' }, false],
  [{ plate: 14, pin: '12345a' }, false],
  [{ plate: 0, pin: '123456' }, false],
  [{ plate: 14, pin: 123456 }, false],
])('reads the request %j: %s', (request, isRead) => {
  expect(enterBoothRequest.safeParse(request).success).toBe(isRead);
});

test('a person named at a booth is not read: only the plate and its PIN are', () => {
  const said = { plate: 14, pin: '123456', personId: 'eva' };
  expect(enterBoothRequest.parse(said)).toEqual({ plate: 14, pin: '123456' });
});

test('a booth has a short name, and a vote at it says nothing about the voter but its pass', () => {
  const boothId = '7a5c0e1d-2026-4a00-8b00-0000000000a5';
  expect(openBoothRequest.parse({ boothId, name: '  Puesto 1 ' }).name).toBe('Puesto 1');
  expect(openBoothRequest.safeParse({ boothId, name: ' ' }).success).toBe(false);
  const vote = {
    questionId: boothId,
    requestId: boothId,
    choices: [{ unitId: 'U', optionIds: ['a'] }],
  };
  expect(boothCastRequest.safeParse({ pass: 'p', vote }).success).toBe(true);
  expect(boothCastRequest.parse({ pass: 'p', vote, personId: 'eva' })).toEqual({ pass: 'p', vote });
});
