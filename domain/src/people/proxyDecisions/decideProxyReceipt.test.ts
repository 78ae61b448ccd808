import { expect, test } from 'vitest';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyDocument, ProxyGrant } from '../proxies/proxyGrant.ts';
import { decideProxyReceipt } from './decideProxyReceipt.ts';

const {
  state: _,
  receivedAt: __,
  reason: ___,
  ...document
} = proxyOf({
  unitIds: ['101', '102'],
  cosignerIds: ['eva', 'leo'],
  votes: { q1: 'favour', q2: 'against' },
});
const when = { at: 5000, today: '2026-11-21' };

function receive(current: ProxyGrant | null, said: Partial<ProxyDocument> = {}) {
  return decideProxyReceipt(current, { ...document, ...said }, when);
}

function received(said: Partial<ProxyDocument> = {}): ProxyGrant {
  const decided = receive(null, said);
  if (!decided.ok) throw new Error('the fixture is refused');
  return decided.value.proxy;
}

test('a document that is handed in waits to be looked at', () => {
  expect(receive(null)).toEqual({
    ok: true,
    value: {
      changed: true,
      proxy: { ...document, state: 'received', receivedAt: 5000, reason: '' },
    },
  });
});

test.each<[string, Partial<ProxyDocument>, detail: string]>([
  ['that names no unit', { unitIds: [] }, 'No nombra unidades.'],
  ['to oneself', { attorneyId: 'ana' }, 'Nadie se da poder a sí mismo.'],
  ['dated tomorrow', { writtenOn: '2026-11-22' }, 'Tiene una fecha que no ha llegado.'],
  [
    'that ends before it begins',
    { validUntil: '2026-11-09' },
    'Vence antes de la fecha en que se escribió.',
  ],
])('refuses a document %s', (_, said, detail) => {
  expect(receive(null, said)).toEqual({
    ok: false,
    refusal: { code: 'proxy-incomplete', detail },
  });
});

test.each<[string, Partial<ProxyDocument>]>([
  ['dated today', { writtenOn: '2026-11-21' }],
  ['good for its own day', { validUntil: '2026-11-10' }],
  ['that does not say who the attorney is', { attorneyId: '', attorneyName: '' }],
])('takes in a document %s', (_, said) => {
  expect(receive(null, said)).toMatchObject({ ok: true, value: { changed: true } });
});

test.each(['received', 'accepted', 'rejected', 'used', 'revoked'] as const)(
  'the same document again leaves a %s proxy as it was',
  (state) => {
    const current = { ...received(), state };
    expect(receive(current)).toEqual({ ok: true, value: { proxy: current, changed: false } });
  },
);

test('the order of its lists does not make another document', () => {
  const again = receive(received(), {
    unitIds: ['102', '101'],
    cosignerIds: ['leo', 'eva'],
    votes: { q2: 'against', q1: 'favour' },
  });
  expect(again).toMatchObject({ value: { changed: false } });
  const items = (...questionIds: string[]) => ({ scope: { kind: 'items', questionIds } }) as const;
  const twice = receive(received(items('q1', 'q2')), items('q2', 'q1'));
  expect(twice).toMatchObject({ value: { changed: false } });
});

test('the document again after its substitution is still the same one', () => {
  const first = received();
  const { attorneyId, attorneyName, attorneyDocument } = first;
  const passed: ProxyGrant = {
    ...first,
    ...{ attorneyId: 'olga', attorneyName: 'Olga', attorneyDocument: 'CC 9' },
    substitution: {
      ...first.substitution,
      substitutedFrom: { attorneyId, attorneyName, attorneyDocument },
    },
  };
  expect(receive(passed)).toEqual({ ok: true, value: { proxy: passed, changed: false } });
});

test.each<[string, Partial<ProxyDocument>]>([
  ['units', { unitIds: ['101'] }],
  ['grantor', { grantorId: 'olga' }],
  ['grantor’s name', { grantorName: 'Olga' }],
  ['co-signers', { cosignerIds: ['eva'] }],
  ['relation', { relation: 'spouse' }],
  ['attorney', { attorneyId: 'olga' }],
  ['attorney’s name', { attorneyName: 'Olga' }],
  ['attorney’s document', { attorneyDocument: 'CC 1' }],
  ['scope', { scope: { kind: 'standing' } }],
  ['votes', { votes: { q1: 'favour' } }],
  ['instructions', { instructions: 'Sí a todo' }],
  ['leave to substitute', { substitution: { ...document.substitution, allowed: true } }],
  ['substitute', { substitution: { ...document.substitution, substituteId: 'olga' } }],
  ['form', { form: 'deed' }],
  ['date', { writtenOn: '2026-11-09' }],
  ['last day', { validUntil: '2026-12-01' }],
])('refuses under the same id a document with another %s', (_, said) => {
  expect(receive(received(), said)).toEqual({ ok: false, refusal: { code: 'proxy-exists' } });
});

test('another session, another call and other items make another document', () => {
  const session = (number: number, call: number) =>
    ({ scope: { kind: 'session', session: number, call } }) as const;
  const items = (...questionIds: string[]) => ({ scope: { kind: 'items', questionIds } }) as const;
  const exists = { refusal: { code: 'proxy-exists' } };
  expect(receive(received(session(1, 1)), session(2, 1))).toMatchObject(exists);
  expect(receive(received(session(1, 1)), session(1, 2))).toMatchObject(exists);
  expect(receive(received(items('q1')), items('q1', 'q2'))).toMatchObject(exists);
});
