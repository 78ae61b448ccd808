import { expect, test } from 'vitest';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { Attorney, ProxyGrant } from '../proxies/proxyGrant.ts';
import { decideProxySubstitution } from './decideProxySubstitution.ts';

const olga: Attorney = { attorneyId: 'olga', attorneyName: 'Olga', attorneyDocument: 'CC 7' };
const book = proxyBookOf('co-ph');
const luis = { attorneyId: 'luis', attorneyName: 'Luis', attorneyDocument: null };
const passed: ProxyGrant = {
  ...proxyOf(olga),
  substitution: { allowed: null, substituteId: null, substitutedFrom: luis },
};

test('a live mandate passes to the substitute and remembers who had it', () => {
  expect(decideProxySubstitution(book, proxyOf(), olga)).toEqual({
    ok: true,
    value: { changed: true, proxy: passed },
  });
  expect(decideProxySubstitution(book, proxyOf({ state: 'used' }), olga)).toMatchObject({
    // The substitute has acted under nothing yet.
    value: { proxy: { state: 'accepted' } },
  });
});

test('passing it again to the same person changes nothing', () => {
  expect(decideProxySubstitution(book, passed, olga)).toEqual({
    ok: true,
    value: { changed: false, proxy: passed },
  });
});

test('a substitute does not pass it on', () => {
  expect(decideProxySubstitution(book, passed, { ...olga, attorneyId: 'raul' })).toEqual({
    ok: false,
    refusal: { code: 'proxy-no-substitution', detail: 'Ya se sustituyó una vez.' },
  });
});

test('a proxy cannot be substituted to its grantor', () => {
  expect(decideProxySubstitution(book, proxyOf(), { ...olga, attorneyId: 'ana' })).toEqual({
    ok: false,
    refusal: { code: 'proxy-no-substitution', detail: 'Es quien dio el poder.' },
  });
});

test.each(['received', 'rejected', 'revoked'] as const)('a %s proxy passes to nobody', (state) => {
  expect(decideProxySubstitution(book, proxyOf({ state }), olga)).toEqual({
    ok: false,
    refusal: { code: 'proxy-not-live' },
  });
});

test('nor where the document or the law forbids it', () => {
  const refusal = { code: 'proxy-no-substitution' };
  const substitution = { allowed: false, substituteId: null, substitutedFrom: null };
  expect(decideProxySubstitution(book, proxyOf({ substitution }), olga)).toEqual({
    ok: false,
    refusal,
  });
  expect(decideProxySubstitution(proxyBookOf('co-sa'), proxyOf(), olga)).toEqual({
    ok: false,
    refusal,
  });
});

test('the substitute is asked what any attorney is asked', () => {
  const people = [{ personId: 'olga', offices: ['director'] as const }];
  const substitution = { allowed: true, substituteId: 'olga', substitutedFrom: null };
  const company = proxyBookOf('co-sa', { people });
  expect(decideProxySubstitution(company, proxyOf({ substitution }), olga)).toEqual({
    ok: false,
    refusal: {
      code: 'proxy-unacceptable',
      detail:
        'Olga forma parte de la junta directiva y no puede representar a otros. Pida al propietario que nombre a otra persona.',
    },
  });
});

test('the cap of the substitute counts what he already holds', () => {
  const held = ['eva', 'leo'].map((grantorId) =>
    proxyOf({ ...olga, proxyId: grantorId, grantorId, unitIds: [grantorId] }),
  );
  const substitution = { allowed: true, substituteId: null, substitutedFrom: null };
  const capped = proxyBookOf('mx-cdmx', { proxies: [...held, proxyOf({ substitution })] });
  expect(decideProxySubstitution(capped, proxyOf({ substitution }), olga)).toMatchObject({
    refusal: { code: 'proxy-unacceptable' },
  });
  const free = { ...capped, proxies: held.slice(1) };
  expect(decideProxySubstitution(free, proxyOf({ substitution }), olga).ok).toBe(true);
});
