import { expect, test } from 'vitest';
import type { Outcome } from '../../kernel/refusals/outcome.ts';
import type { ActaVersion, DigitalSignature } from '../versions/actaVersion.ts';
import { type HandedIn, handInSignatures } from './handInSignatures.ts';
import { mayReadVersion, withoutDrawings } from './mayReadVersion.ts';
import { type SignActaRequest, signActaRequest } from './signatureRequests.ts';
import { signatureSheet } from './signatureSheet.ts';
import { isAllSigned, placesAskedOf, signVersion, unsignedPlaces } from './signVersion.ts';
import { withdrawSignature } from './withdrawSignature.ts';

const digest = 'a1b2c3d4'.repeat(8);
const version: ActaVersion = {
  ...{ session: 1, call: 1, number: 1, reason: '', digest, at: 1_000, by: 'rosa', name: 'Rosa' },
  ...{ pdf: { digest: 'f'.repeat(64), size: 9 }, pendingIds: [], signatures: [] },
  signatories: [
    { place: 'chair', label: 'Presidencia', name: 'José Ñáñez', memberId: 'person-p1' },
    { place: 'secretary', label: 'Secretaría', name: 'Ana Ruiz', memberId: 'ana' },
    { place: 'notary', label: 'Notario', name: 'Luis Soto', memberId: null },
  ],
  communication: null,
};
const jose = { memberId: 'code-7', actor: 'person-p1', now: 2_000 };
const ana = { memberId: 'ana', actor: 'ana', now: 3_000 };
const requestId = '0b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f';
const drawing = 'M10 20L30 40';
const drawn = (more: object = {}): SignActaRequest =>
  signActaRequest.parse({
    ...{ session: 1, call: 1, version: 1, requestId, digest, place: 'chair' },
    ...{ kind: 'drawn', drawing, ...more },
  });
const typed = (name: string): SignActaRequest =>
  signActaRequest.parse({
    ...{ session: 1, call: 1, version: 1, requestId, digest, place: 'chair' },
    ...{ kind: 'typed', name },
  });

function taken(outcome: Outcome<ActaVersion>): ActaVersion {
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.value;
}
const codeOf = (outcome: Outcome<ActaVersion>) => (outcome.ok ? 'ok' : outcome.refusal.code);

test('the one of the place signs, whichever way they came in, and again it is the same signature', () => {
  const signed = taken(signVersion(version, drawn(), jose));
  expect(signed.signatures).toEqual([
    {
      ...{ signatureId: requestId, place: 'chair', kind: 'drawn', name: 'José Ñáñez' },
      ...{ by: 'code-7', at: 2_000, digest, drawing },
    },
  ]);
  expect(taken(signVersion(signed, drawn(), jose))).toBe(signed);
  expect(placesAskedOf(version, jose).map(({ place }) => place)).toEqual(['chair']);
  expect(placesAskedOf(signed, jose)).toEqual([]);
});

test('nobody signs for somebody else, over another text, or twice', () => {
  expect(codeOf(signVersion(version, drawn(), ana))).toBe('acta-not-signatory');
  expect(codeOf(signVersion(version, drawn({ place: 'notary' }), ana))).toBe('acta-not-signatory');
  expect(codeOf(signVersion(version, drawn({ place: 'nobody' }), jose))).toBe('acta-not-signatory');
  const other = drawn({ digest: '0'.repeat(64) });
  expect(codeOf(signVersion(version, other, jose))).toBe('acta-version-changed');
  const signed = taken(signVersion(version, drawn(), jose));
  const again = drawn({ requestId: '1b0e6c6e-2f0b-4c0a-9d4e-5a6b7c8d9e0f' });
  expect(codeOf(signVersion(signed, again, jose))).toBe('acta-already-signed');
});

test('a typed name is the one of the minutes but for case and accents', () => {
  expect(codeOf(signVersion(version, typed('  JOSE nanez '), jose))).toBe('ok');
  for (const name of ['José', 'José Ñáñez Soto', 'Ana Ruiz', '…']) {
    expect(codeOf(signVersion(version, typed(name), jose)), name).toBe('acta-name-differs');
  }
});

test.each([
  ...['', 'M', 'M1 1', 'L1 1L2 2', 'M1 1L2 2"/><script>', 'M1 1L2 2 ', 'M1e9 1L2 2', 'M1 1L2 -2'],
  `M1 1${'L2 2'.repeat(5_000)}`,
])('an invalid drawing (%#) is rejected', (wrong) => {
  expect(() => drawn({ drawing: wrong })).toThrow();
});

test('a paper carries the signatures of the places that somebody says, each once', () => {
  const handed: HandedIn = {
    ...{ requestId, digest, kind: 'scanned', places: ['chair', 'notary', 'chair'] },
    ...{ fileDigest: 'b'.repeat(64), digital: [] },
  };
  const signed = taken(handInSignatures(version, handed, ana));
  expect(signed.signatures.map(({ place, by, file }) => [place, by, file?.fileId])).toEqual([
    ['chair', 'ana', requestId],
    ['notary', 'ana', requestId],
  ]);
  expect(taken(handInSignatures(signed, handed, ana))).toBe(signed);
  const another = { ...handed, requestId: 'other' };
  expect(codeOf(handInSignatures(signed, another, ana))).toBe('acta-already-signed');
  const nobody = { ...handed, places: ['nobody'] };
  expect(codeOf(handInSignatures(version, nobody, ana))).toBe('acta-not-signatory');
  const old = { ...handed, digest: '0'.repeat(64) };
  expect(codeOf(handInSignatures(version, old, ana))).toBe('acta-version-changed');
  const digital: HandedIn = { ...handed, kind: 'digital', digital: [certified] };
  expect(codeOf(handInSignatures(version, digital, ana))).toBe('acta-pdf-unsigned');
  expect(codeOf(handInSignatures(version, { ...digital, places: ['notary'] }, ana))).toBe('ok');
});

const certified: DigitalSignature = {
  ...{ subject: 'Luis Soto', issuer: 'Autoridad', claimedAt: null, validFrom: 0, validUntil: 9 },
  ...{ isIntact: true, coversAll: true },
};

test('a signature is withdrawn until everybody signed, and once', () => {
  const one = taken(signVersion(version, drawn(), jose));
  expect(taken(withdrawSignature(one, requestId)).signatures).toEqual([]);
  expect(taken(withdrawSignature(version, requestId))).toBe(version);
  const all = signedByAll(one);
  expect([isAllSigned(one), isAllSigned(all), unsignedPlaces(all)]).toEqual([false, true, []]);
  expect(codeOf(withdrawSignature(all, requestId))).toBe('acta-signature-stays');
  expect(isAllSigned({ signatories: [], signatures: [] })).toBe(false);
});

function signedByAll(one: ActaVersion): ActaVersion {
  const handed: HandedIn = {
    ...{ requestId: 'paper', digest, kind: 'digital', places: ['secretary', 'notary'] },
    ...{ fileDigest: 'b'.repeat(64), digital: [certified, certified] },
  };
  return taken(handInSignatures(one, handed, ana));
}

test('a version shows to its signatories and its preparer, and once communicated to owners and staff', () => {
  const reader = { ...ana, role: 'voter', prepares: false, memberId: 'x', actor: 'x' } as const;
  const told = {
    ...version,
    communication: { on: '2026-11-30', at: 1, by: 'rosa', mailed: 3, means: '' },
  } as const;
  expect(mayReadVersion(version, reader)).toBe(false);
  expect(mayReadVersion(version, { ...reader, prepares: true })).toBe(true);
  expect(mayReadVersion(version, { ...reader, actor: 'person-p1', role: 'observer' })).toBe(true);
  expect(mayReadVersion(told, reader)).toBe(true);
  for (const role of ['attorney', 'observer'] as const) {
    expect(mayReadVersion(told, { ...reader, role }), role).toBe(false);
  }
});

test('the sheet says the text, each signature with its worth, and the same again', () => {
  const all = signedByAll(taken(signVersion({ ...version, pendingIds: ['q1'] }, drawn(), jose)));
  const subject = { assembly: 'Torres', rulePack: 'co-ph', timeZone: 'America/Bogota' } as const;
  const sheet = signatureSheet({ ...subject, number: '12', version: all });
  const text = JSON.stringify(sheet);
  for (const said of [
    ...['Acta n.º 12, versión 1', digest, 'un resultado pendiente', 'Presidencia: José Ñáñez'],
    ...['Dibujada en la pantalla', drawing, 'Ley 527 de 1999, artículo 7', 'Firma de Luis Soto'],
    'No se comprobó quién respalda el certificado',
  ]) {
    expect(text).toContain(said);
  }
  expect(sheet.at).toBe(3_000);
  expect(signatureSheet({ ...subject, number: '12', version: all })).toEqual(sheet);
  expect(JSON.stringify(withoutDrawings(all))).not.toContain(drawing);
});
