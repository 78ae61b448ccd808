import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import type { ProxyOffice } from '../../kernel/bylaws/proxyBylaws.ts';
import { proxyOffices } from '../../kernel/bylaws/proxyBylaws.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { attorneyConflicts } from './attorneyConflicts.ts';
import { acceptanceConflicts, proxyConflicts } from './proxyConflicts.ts';

function kinds(packId: PackId, said: Partial<ProxyGrant>, ...offices: ProxyOffice[]): string[] {
  const people = [
    { personId: 'luis', offices },
    { personId: 'olga', offices: proxyOffices },
  ];
  const found = attorneyConflicts(proxyBookOf(packId, { people }), proxyOf(said));
  return found.map(({ kind }) => kind);
}

test.each<[PackId, ProxyOffice, string[]]>([
  ['co-ph', 'administrator', ['attorney-advised']],
  ['co-ph', 'employee', ['attorney-advised']],
  ['co-ph', 'council-member', []],
  ['co-sas', 'administrator', []],
  ['co-sas', 'employee', []],
  ['co-sa', 'administrator', ['attorney-barred', 'accounts-barred']],
  ['co-sa', 'director', ['attorney-barred', 'accounts-barred']],
  ['co-sa', 'manager', ['attorney-barred', 'accounts-barred']],
  ['co-sa', 'employee', ['attorney-barred', 'accounts-barred']],
  ['co-sa', 'fiscal-auditor', []],
  ['es-lph', 'administrator', []],
  ['es-sa', 'director', []],
  ['es-sl', 'administrator', ['attorney-not-allowed']],
  ['ar-ccyc', 'administrator', ['attorney-advised']],
  ['ar-ccyc', 'employee', []],
  ['ar-lgs', 'director', ['attorney-barred', 'accounts-barred']],
  ['ar-lgs', 'syndic', ['attorney-barred', 'accounts-barred']],
  ['ar-lgs', 'supervisor', ['attorney-barred', 'accounts-barred']],
  ['ar-lgs', 'manager', ['attorney-barred', 'accounts-barred']],
  ['ar-lgs', 'employee', ['attorney-barred']],
  ['ar-lgs', 'administrator', []],
  ['cl-21442', 'administrator', ['attorney-barred']],
  ['cl-21442', 'council-member', []],
  ['mx-cdmx', 'administrator', ['attorney-barred']],
  ['mx-lgsm', 'administrator', ['attorney-barred', 'accounts-barred']],
  ['mx-lgsm', 'director', ['attorney-barred', 'accounts-barred']],
  ['mx-lgsm', 'commissioner', ['attorney-barred', 'accounts-barred']],
  ['mx-lgsm', 'employee', []],
  ['generic', 'administrator', []],
])('%s: an attorney who is %s: %j', (packId, office, expected) => {
  expect(kinds(packId, {}, office)).toEqual(expected);
});

test('a parent or guardian may represent whatever the office, and still not vote the accounts', () => {
  expect(kinds('co-sa', { relation: 'legal' }, 'administrator')).toEqual(['accounts-barred']);
  expect(kinds('co-sa', { relation: 'spouse' }, 'administrator')).toContain('attorney-barred');
});

test('where nobody may give a proxy, only a representative by law acts for others', () => {
  const source = { law: 'los estatutos', article: 'artículo 30', verified: true };
  const law = proxyBookOf('generic');
  const limit = { max: 0, of: 'grantors' as const };
  const book = { ...law, rules: { ...law.rules, cap: { ...law.rules.cap, limit, source } } };
  expect(attorneyConflicts(book, proxyOf())).toMatchObject([
    {
      kind: 'none-allowed',
      blocks: true,
      text: 'Ana no puede hacerse representar: aquí no se admiten poderes.',
      source,
    },
  ]);
  expect(attorneyConflicts(book, proxyOf({ relation: 'legal' }))).toEqual([]);
  // Told once, and never as a cap that more proxies would pass.
  const two = [proxyOf(), proxyOf({ proxyId: 'p2', relation: 'legal', unitIds: ['102'] })];
  const kinds = proxyConflicts({ ...book, proxies: two }).map(({ kind }) => kind);
  expect(kinds).toEqual(['none-allowed']);
  expect(acceptanceConflicts({ ...book, proxies: two }, two[0] ?? proxyOf())).toHaveLength(1);
});

test('the offices of somebody else do not count', () => {
  expect(kinds('co-sa', {})).toEqual([]);
});

test.each<[string, Partial<ProxyGrant>, string[]]>([
  ['spouse', { relation: 'spouse' }, []],
  ['ascendant', { relation: 'ascendant' }, []],
  ['descendant', { relation: 'descendant' }, []],
  ['legal representative', { relation: 'legal' }, []],
  ['another partner', { attorneyId: 'leo' }, []],
  ['holder of a general power', { form: 'general-power' }, []],
  ['holder of any other deed', { form: 'deed' }, ['attorney-not-allowed']],
  ['friend', { relation: 'other' }, ['attorney-not-allowed']],
])('in a Spanish S.L. a %s: %j', (_, said, expected) => {
  expect(kinds('es-sl', said)).toEqual(expected);
  expect(kinds('es-sa', said)).toEqual([]);
});

test('where anybody may represent, a relative is anybody', () => {
  const book = proxyBookOf('es-sa');
  const attorneys = { ...book.rules.attorneys, kinds: ['other'] as const };
  const anybody = { ...book, rules: { ...book.rules, attorneys } };
  expect(attorneyConflicts(anybody, proxyOf({ relation: 'spouse' }))).toEqual([]);
});

test('a proxy without attorney has nothing else to be asked', () => {
  const book = proxyBookOf('es-sl', { people: [{ personId: '', offices: proxyOffices }] });
  expect(attorneyConflicts(book, proxyOf({ attorneyId: '' }))).toEqual([
    {
      kind: 'attorney-missing',
      blocks: true,
      proxyIds: ['p1'],
      unitIds: ['101'],
      questionIds: [],
      text: 'El poder no dice quién es el apoderado.',
      remedy: 'Pida a quien dio el poder que diga a quién nombra.',
      source: null,
    },
  ]);
});

test.each<[PackId, allowed: boolean | null, named: string | null, string[]]>([
  ['co-sa', null, null, ['substitution-not-allowed']],
  ['co-sa', null, 'luis', []],
  ['co-ph', null, null, []],
  ['co-ph', false, null, ['substitution-not-allowed']],
  ['mx-cdmx', null, null, ['substitution-not-allowed']],
  ['mx-cdmx', true, null, []],
])('%s: passed on with leave %s to %s: %j', (packId, allowed, substituteId, expected) => {
  const substitutedFrom = { attorneyId: 'raul', attorneyName: 'Raúl', attorneyDocument: null };
  const substitution = { allowed, substituteId, substitutedFrom };
  expect(kinds(packId, { substitution })).toEqual(expected);
});

test('says who, why and under which article', () => {
  const people = [{ personId: 'luis', offices: ['administrator'] as const }];
  const said = (packId: PackId, proxy: Partial<ProxyGrant> = {}) =>
    attorneyConflicts(proxyBookOf(packId, { people }), proxyOf(proxy)).map(
      ({ text, source }) => `${text} ${source === null ? '' : citeSource(source)}`,
    );
  expect(said('co-sa')).toEqual([
    'Luis administra y no puede representar a otros. Código de Comercio de Colombia, artículo 185',
    'Luis administra y no puede votar las cuentas. Código de Comercio de Colombia, artículo 185',
  ]);
  expect(said('co-ph')).toEqual([
    'Luis administra: no conviene que represente a otros. Código de Comercio de Colombia, artículo 185',
  ]);
  expect(said('es-sl')).toEqual([
    'Luis no está entre quienes pueden representar a Ana. Ley de Sociedades de Capital, artículo 183.1',
  ]);
  const substitutedFrom = { attorneyId: 'raul', attorneyName: 'Raúl', attorneyDocument: null };
  const substitution = { allowed: false, substituteId: null, substitutedFrom };
  expect(said('es-lph', { substitution })).toEqual([
    'Raúl no podía pasar el poder a Luis. Código Civil de España, artículo 1721',
  ]);
});

test.each<[ProxyOffice, string]>([
  ['administrator', 'administra'],
  ['employee', 'trabaja aquí'],
  ['manager', 'tiene un cargo de gerencia'],
  ['director', 'forma parte de la junta directiva'],
  ['syndic', 'ejerce la sindicatura'],
  ['supervisor', 'forma parte del consejo de vigilancia'],
  ['commissioner', 'ejerce la comisaría'],
  ['fiscal-auditor', 'ejerce la revisoría fiscal'],
  ['council-member', 'forma parte del consejo'],
])('%s is said «%s»', (office, words) => {
  const book = proxyBookOf('generic', { people: [{ personId: 'luis', offices: [office] }] });
  const { barred } = book.rules;
  const rule = { office, from: 'representing', force: 'forbidden', source: barred.source } as const;
  const rules = { ...book.rules, barred: { ...barred, offices: [rule] } };
  const [conflict] = attorneyConflicts({ ...book, rules }, proxyOf());
  expect(conflict?.text).toBe(`Luis ${words} y no puede representar a otros.`);
});
