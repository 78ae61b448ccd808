import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ProxyForm } from '../../kernel/bylaws/proxyBylaws.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { documentConflicts } from './documentConflicts.ts';

function found(packId: PackId, said: Partial<ProxyGrant>) {
  return documentConflicts(proxyBookOf(packId), proxyOf(said));
}

function kinds(packId: PackId, said: Partial<ProxyGrant>): string[] {
  return found(packId, said).map(({ kind }) => kind);
}

test('a good document has nothing wrong', () => {
  expect(found('co-ph', { unitIds: ['101', '102'] })).toEqual([]);
  expect(found('co-ph', { unitIds: ['103'] })).toEqual([]);
  expect(found('co-ph', { unitIds: ['103'], cosignerIds: ['eva'] })).toEqual([]);
});

test('names the units that are not in the roster, and only those', () => {
  expect(found('co-ph', { unitIds: ['101', '901', '902'] })).toMatchObject([
    {
      kind: 'unit-unknown',
      blocks: true,
      proxyIds: ['p1'],
      unitIds: ['901', '902'],
      text: 'No está en el padrón: 901 y 902.',
    },
  ]);
});

test.each<[string, Partial<ProxyGrant>, unitIds: string[]]>([
  ['the grantor', { unitIds: ['101', '104'] }, ['104']],
  ['a co-signer', { unitIds: ['101', '103'], cosignerIds: ['eva'] }, ['101']],
])('%s must own every unit', (_, said, unitIds) => {
  expect(found('co-ph', said)).toMatchObject([
    {
      kind: 'grantor-not-owner',
      blocks: true,
      unitIds,
      text: `Quien firma no figura como propietario de T1-${unitIds[0]}.`,
    },
  ]);
});

test('a partner of an S.L. is represented in all he has', () => {
  expect(found('es-sl', { unitIds: ['101'] })).toMatchObject([
    {
      kind: 'partial-holding',
      blocks: true,
      proxyIds: ['p1'],
      unitIds: ['102', '103'],
      text: 'El poder debe comprender todo y deja fuera T1-102 y T1-103.',
      source: { article: 'artículo 183.3' },
    },
  ]);
  expect(kinds('es-sl', { unitIds: ['101', '102', '103'] })).toEqual([]);
  expect(kinds('es-sa', { unitIds: ['101'] })).toEqual([]);
});

/** Forms that are enough, in the order: spoken written electronic signed certified deed general-power. */
test.each<[PackId, string]>([
  ['co-ph', '-++++++'],
  ['co-sas', '-++++++'],
  ['co-sa', '-++++++'],
  ['es-lph', '--+++++'],
  ['es-sa', '-++++++'],
  ['es-sl', '-++++++'],
  ['ar-ccyc', '-++++++'],
  ['ar-lgs', '----+++'],
  ['cl-21442', '-++++++'],
  ['mx-cdmx', '-++++++'],
  ['mx-lgsm', '-++++++'],
  ['generic', '-++++++'],
])('%s admits the forms %s', (packId, expected) => {
  const forms = ['spoken', 'written', 'electronic', 'signed', 'certified', 'deed'] as const;
  const marks = [...forms, 'general-power' as const].map((form) =>
    kinds(packId, { form, unitIds: ['101', '102', '103'] }).includes('form-missing') ? '-' : '+',
  );
  expect(marks.join('')).toBe(expected);
});

test.each<[ProxyForm, string]>([
  ['spoken', 'de palabra'],
  ['written', 'en un escrito sin firma'],
  ['electronic', 'por un medio electrónico'],
  ['signed', 'en un escrito firmado'],
  ['certified', 'con firma certificada'],
  ['deed', 'en escritura pública'],
  ['general-power', 'en un poder general'],
])('a proxy given %s is said «%s» when it is not enough', (form, words) => {
  const book = proxyBookOf('ar-lgs');
  const rules = { ...book.rules, form: { ...book.rules.form, forms: [] } };
  expect(documentConflicts({ ...book, rules }, proxyOf({ form }))).toMatchObject([
    {
      kind: 'form-missing',
      blocks: true,
      proxyIds: ['p1'],
      unitIds: ['101'],
      text: `El poder se dio ${words} y eso no basta.`,
      source: { article: 'artículo 239' },
    },
  ]);
});

const standing = { scope: { kind: 'standing' }, unitIds: ['101', '102', '103'] } as const;

test.each<[PackId, string, Partial<ProxyGrant>, boolean]>([
  ['co-ph', 'signed', {}, true],
  ['co-sa', 'signed', {}, false],
  ['co-sa', 'signed until a date', { validUntil: '2026-12-31' }, true],
  ['co-sas', 'signed', {}, false],
  ['es-lph', 'signed', {}, true],
  ['es-sl', 'signed', {}, false],
  ['es-sl', 'signed until a date', { validUntil: '2026-12-31' }, false],
  ['es-sl', 'to the spouse', { relation: 'spouse' }, false],
  ['es-sl', 'in a deed', { form: 'deed' }, true],
  ['es-sl', 'in a general power', { form: 'general-power' }, true],
  ['es-sa', 'signed', {}, false],
  ['es-sa', 'in a deed', { form: 'deed' }, false],
  ['es-sa', 'in a general power', { form: 'general-power' }, true],
  ['es-sa', 'to the spouse', { relation: 'spouse' }, true],
  ['es-sa', 'to an ascendant', { relation: 'ascendant' }, true],
  ['es-sa', 'to a descendant', { relation: 'descendant' }, true],
  ['es-sa', 'to a guardian', { relation: 'legal' }, false],
  ['ar-lgs', 'certified', { form: 'certified' }, true],
  ['generic', 'signed', {}, true],
])('%s: a proxy for every meeting, %s, is enough: %s', (packId, _, said, enough) => {
  expect(kinds(packId, { ...standing, ...said })).toEqual(enough ? [] : ['not-special']);
});

test('a proxy for every meeting is told that it must be for this one', () => {
  expect(found('co-sa', standing)).toMatchObject([
    {
      blocks: true,
      unitIds: ['101', '102', '103'],
      text: 'El poder es para cualquier reunión y debe ser para esta.',
      source: { article: 'artículo 184' },
    },
  ]);
});

test('a proxy for this assembly is special everywhere', () => {
  for (const packId of ['co-sa', 'es-sl', 'es-sa'] as const) {
    expect(kinds(packId, { unitIds: ['101', '102', '103'] })).toEqual([]);
  }
});

test('an expired proxy is told with its date', () => {
  expect(found('co-ph', { validUntil: '2026-11-20' })).toMatchObject([
    {
      kind: 'expired',
      blocks: true,
      proxyIds: ['p1'],
      unitIds: ['101'],
      text: 'El poder venció el 20 de noviembre de 2026.',
    },
  ]);
  expect(kinds('co-ph', { validUntil: '2026-11-21' })).toEqual([]);
});

test('a proxy for another session may be accepted, with a warning', () => {
  const scope = { kind: 'session', session: 2, call: 1 } as const;
  expect(found('co-ph', { scope })).toMatchObject([
    {
      kind: 'out-of-scope',
      blocks: false,
      unitIds: ['101'],
      text: 'El poder es para otra sesión.',
    },
  ]);
});

test('a proxy for other items is no fault', () => {
  const book = proxyBookOf('co-ph');
  const moment = { ...book.moment, questionId: 'q2' };
  const proxy = proxyOf({ scope: { kind: 'items', questionIds: ['q3'] } });
  expect(documentConflicts({ ...book, moment }, proxy)).toEqual([]);
});
