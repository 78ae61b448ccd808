import { expect, test } from 'vitest';
import { type KnownInVideo, matchStays, onlyNamesake } from './matchStays.ts';
import type { ZoomStay } from './zoomStay.ts';

function stayOf(more: { registrantId?: string; email?: string; chosen?: string }): ZoomStay {
  const said = (text: string | undefined) => (text === undefined ? null : { at: 1, text });
  return {
    ...{ session: 1, meetingId: '1', instance: 'i', stay: 's', joinedAt: 1, leftAt: null },
    ...{ name: said('Ana'), email: said(more.email), registrantId: said(more.registrantId) },
    ...(more.chosen === undefined ? {} : { chosen: { personId: more.chosen, by: 'm', at: 1 } }),
  };
}

const known: KnownInVideo = {
  registrants: [
    { registrantId: 'r1', address: 'p1@x.invalid', personId: 'ana', name: 'Ana' },
    { registrantId: 'r2', address: 'p2@x.invalid', personId: null, name: 'Mesa' },
    { registrantId: null, address: 'p3@x.invalid', personId: 'eva', name: 'Eva' },
  ],
  people: [
    { personId: 'beto', email: 'Beto@correo.co' },
    { personId: 'leo', email: 'casa@correo.co' },
    { personId: 'lia', email: 'casa@correo.co' },
    { personId: 'nadie', email: null },
  ],
};
const whoIs = (...stays: readonly ZoomStay[]) => matchStays(stays, known).map(({ who }) => who);

test.each([
  ['their inscription', { registrantId: 'r1' }, { kind: 'person', personId: 'ana' }],
  ['the address that was made for them', { email: 'p3@x.invalid' }, { personId: 'eva' }],
  ['their own address', { email: 'beto@correo.co' }, { personId: 'beto' }],
  ['an address of two', { email: 'casa@correo.co' }, { kind: 'unknown' }],
  ['an address of nobody', { email: 'x@y.test' }, { kind: 'unknown' }],
  ['nothing', {}, { kind: 'unknown' }],
  ['an inscription of the staff', { registrantId: 'r2' }, { kind: 'staff', name: 'Mesa' }],
  ['whom somebody chose', { registrantId: 'r1', chosen: 'beto' }, { personId: 'beto' }],
])('a participant is recognised by %s', (_, said, expected) => {
  expect(whoIs(stayOf(said))[0]).toMatchObject(expected);
});

test('a manual match holds when the participant comes back and shares more than a name', () => {
  const chosen = stayOf({ registrantId: 'r9', chosen: 'leo' });
  expect(whoIs(chosen, stayOf({ registrantId: 'r9' }), stayOf({}))).toMatchObject([
    { personId: 'leo' },
    { personId: 'leo', isChosen: true },
    { kind: 'unknown' },
  ]);
});

test('a name suggests somebody only when it is of one', () => {
  const people = [{ name: 'Ana Peña' }, { name: 'Luis' }, { name: 'luis' }];
  expect(onlyNamesake('ANA  PENA', people)).toEqual({ name: 'Ana Peña' });
  expect(onlyNamesake('Luis', people)).toBeNull();
  expect(onlyNamesake('¿?', people)).toBeNull();
});
