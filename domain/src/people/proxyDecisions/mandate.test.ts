import { expect, test } from 'vitest';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import { proxyStates } from '../proxies/proxyGrant.ts';
import { asksMandate, declineMandate, mandateTerms, sayMandate } from './mandate.ts';

const read = {
  ...{ proxyId: 'poder-1', grantorName: 'Ana Díaz', labels: ['T1-101'], instructions: 'Sí a todo' },
  votes: [{ question: '¿Aprueba?', option: 'A favor' }],
};

test.each([
  ['whose units', { labels: ['T1-102'] }],
  ['of whom', { grantorName: 'Eva' }],
  ['the instructions', { instructions: 'No a todo' }],
  ['the votes', { votes: [] }],
])('the terms are other terms where %s changes', (_, change) => {
  expect(mandateTerms({ ...read })).toBe(mandateTerms(read));
  expect(mandateTerms({ ...read, ...change })).not.toBe(mandateTerms(read));
});

test.each(proxyStates)(
  'a proxy that is %s is given back only while it holds, and once',
  (state) => {
    const proxy = proxyOf({ state });
    const given = declineMandate(proxy);
    if (state !== 'accepted' && state !== 'used') {
      expect(given).toMatchObject({ ok: false, refusal: { code: 'proxy-closed' } });
      return;
    }
    expect(given).toMatchObject({ value: { changed: true, proxy: { state: 'revoked' } } });
    if (!given.ok) return;
    const { proxy: ended } = given.value;
    expect(declineMandate(ended)).toEqual({ ok: true, value: { proxy: ended, changed: false } });
  },
);

const taken = { at: 1, terms: '' };

test.each([
  ['accepted', null, 'Aún no responde', true],
  ['accepted', taken, 'Aceptó el encargo', false],
  ['used', null, 'Lo aceptó al asistir', false],
  ['used', taken, 'Aceptó el encargo', false],
  ['received', null, null, false],
  ['revoked', taken, null, false],
] as const)(
  'of a proxy that is %s, answered %o, the side of the attorney is: %s; asked still: %s',
  (state, answer, said, isAsked) => {
    expect(sayMandate({ state }, answer)).toBe(said);
    expect(asksMandate({ state }, answer)).toBe(isAsked);
  },
);

test.each([
  ['accepted', undefined, 'Quien iba a representar no aceptó el encargo.'],
  ['accepted', taken, 'Quien representaba renunció al encargo.'],
  ['used', undefined, 'Quien representaba renunció al encargo.'],
] as const)(
  'a proxy that is %s, answered %o, ends with what was done: %s',
  (state, charge, reason) => {
    const given = declineMandate({ ...proxyOf({ state }), ...(charge && { charge }) });
    expect(given).toMatchObject({ value: { proxy: { state: 'revoked', reason } } });
  },
);
