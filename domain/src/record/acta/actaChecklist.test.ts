import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { actaRulesOf } from '../../laws/rulePacks/actaRulesOf.ts';
import { type ActaContext, type ActaFacts, actaChecklist } from './actaChecklist.ts';
import { actaItems } from './actaItems.ts';

const plain: ActaContext = {
  kind: 'ordinary',
  channel: 'hall',
  someInArrears: false,
  someAbsent: false,
  namesMatter: false,
};
const full: ActaContext = {
  kind: 'extraordinary',
  channel: 'mixed',
  someInArrears: true,
  someAbsent: true,
  namesMatter: true,
};

function asked(packId: PackId, context: ActaContext) {
  return actaChecklist(actaRulesOf(packId), context, {});
}

const ids = (packId: PackId, context: ActaContext) => asked(packId, context).map((c) => c.itemId);

/** Read from the articles: the items of every acta, and those added when everything happens. */
test.each<[PackId, always: string, more: string]>([
  [
    'co-ph',
    'meeting-kind notice-form agenda attendees attendee-units attendee-weights votes president-signature secretary-signature',
    'debtors remote-proof notice-copy representative-signature identity-check quorum-continuity',
  ],
  [
    'co-sas',
    'approval president-signature secretary-signature notice-form attendees votes',
    'representative-signature remote-proof identity-check quorum-continuity',
  ],
  [
    'co-sa',
    'approval president-signature secretary-signature notice-form attendees votes number place date start-time all-shares notice-advance attendee-weights represented matters decisions blank-votes statements appointments end-time',
    'representative-signature remote-proof identity-check quorum-continuity',
  ],
  [
    'co-ltda',
    'approval president-signature secretary-signature notice-form attendees votes number place date start-time notice-advance attendee-weights represented matters decisions blank-votes statements appointments end-time',
    'representative-signature remote-proof identity-check quorum-continuity',
  ],
  [
    'es-lph',
    'date place caller meeting-kind call attendees offices represented attendee-weights agenda decisions president-signature secretary-signature',
    'voters-by-name deprived-of-vote',
  ],
  [
    'es-sa',
    'decisions approval auditors-signature attendance-list attendee-weights represented',
    '',
  ],
  [
    'es-sl',
    'decisions approval auditors-signature attendance-list attendee-weights represented',
    '',
  ],
  [
    'ar-ccyc',
    'summary decisions president-signature two-owners-signature secretary-signature attendance-signatures signature-check',
    'absentee-notices objections',
  ],
  [
    'ar-lgs',
    'summary vote-manner votes decisions attendance-list president-signature members-signature',
    '',
  ],
  [
    'cl-21442',
    'date place meeting-kind attendees attendee-weights agenda decisions votes president-signature secretary-signature designated-signature',
    '',
  ],
  [
    'mx-cdmx',
    'date place call attendance-list attendee-weights agenda decisions votes president-signature secretary-signature',
    '',
  ],
  [
    'mx-lgsm',
    'president-signature secretary-signature commissioners-signature notice-copy agenda attendance-list decisions votes',
    'notary-record',
  ],
  [
    'generic',
    'number place date start-time end-time notice-form agenda attendees decisions votes president-signature secretary-signature',
    '',
  ],
])('%s: the acta says %s, and when the case arises %s', (packId, always, more) => {
  const base = ids(packId, plain);
  expect(base.join(' ')).toBe(always);
  expect(
    ids(packId, full)
      .filter((id) => !base.includes(id))
      .join(' '),
  ).toBe(more);
});

test.each<[PackId, Partial<ActaContext>, string]>([
  ['co-ph', { someInArrears: true }, 'debtors'],
  [
    'co-ph',
    { channel: 'remote' },
    'remote-proof notice-copy representative-signature identity-check quorum-continuity',
  ],
  ['es-lph', { namesMatter: true }, 'voters-by-name'],
  ['es-lph', { someInArrears: true }, 'deprived-of-vote'],
  ['ar-ccyc', { someAbsent: true }, 'absentee-notices objections'],
  ['mx-lgsm', { kind: 'extraordinary' }, 'notary-record'],
])('%s: %j adds %s', (packId, change, added) => {
  const base = ids(packId, plain);
  const more = ids(packId, { ...plain, ...change }).filter((id) => !base.includes(id));
  expect(more.join(' ')).toBe(added);
});

test('nobody signs the attendance book of a meeting held wholly at a distance', () => {
  expect(ids('ar-ccyc', { ...plain, channel: 'remote' })).not.toContain('attendance-signatures');
});

test('nothing is asked for twice', () => {
  for (const packId of ['co-ph', 'co-sas', 'co-sa', 'es-lph', 'ar-lgs', 'mx-lgsm'] as const) {
    const found = ids(packId, full);
    expect(new Set(found).size).toBe(found.length);
  }
});

test.each<[PackId, string]>([
  ['co-ph', 'Ley 675 de 2001, artículo 47'],
  ['co-sas', 'Código de Comercio de Colombia, artículo 189'],
  ['es-lph', 'Ley 49/1960 de Propiedad Horizontal, artículo 19.2'],
  ['es-sa', 'Ley de Sociedades de Capital, artículo 202'],
  ['ar-ccyc', 'Código Civil y Comercial de la Nación, artículo 2062'],
  ['ar-lgs', 'Ley General de Sociedades 19.550, artículo 249'],
  ['cl-21442', 'Ley 21.442'],
  ['mx-cdmx', 'Ley de Propiedad en Condominio de la Ciudad de México'],
  ['mx-lgsm', 'Ley General de Sociedades Mercantiles, artículo 194'],
  ['generic', 'los estatutos'],
])('%s: the first item comes from %s', (packId, cited) => {
  const [first] = asked(packId, plain);
  expect(first && citeSource(first.source)).toBe(cited);
});

test.each<[PackId, string, string]>([
  ['co-ph', 'debtors', 'artículo 30'],
  ['co-ph', 'remote-proof', 'artículo 42'],
  ['co-ph', 'representative-signature', 'artículo 44'],
  ['co-ph', 'identity-check', 'artículo 1'],
  ['co-sas', 'representative-signature', 'artículo 21'],
  ['co-sas', 'remote-proof', 'artículo 19'],
  ['co-sa', 'all-shares', 'artículo 431'],
  ['es-lph', 'voters-by-name', 'artículo 19.2, letra f'],
  ['es-lph', 'deprived-of-vote', 'artículo 15.2'],
  ['es-lph', 'president-signature', 'artículo 19.3'],
  ['es-sa', 'attendance-list', 'artículo 192'],
  ['es-sl', 'attendance-list', 'artículo 192'],
  ['ar-ccyc', 'attendance-signatures', 'artículo 2062'],
  ['ar-ccyc', 'objections', 'artículo 2062'],
  ['mx-lgsm', 'notary-record', 'artículo 194'],
  ['ar-lgs', 'attendance-list', 'artículo 238'],
  ['ar-lgs', 'members-signature', 'artículo 73'],
  ['mx-lgsm', 'votes', 'artículos 187 y 189'],
])('%s: %s comes from %s', (packId, itemId, article) => {
  const found = asked(packId, full).find((check) => check.itemId === itemId);
  expect(found?.source.article).toBe(article);
});

test.each<[ActaFacts[keyof ActaFacts], boolean]>([
  ['quince días antes', true],
  [0, true],
  [true, true],
  [['Ana'], true],
  ['', false],
  ['  ', false],
  [[], false],
  [false, false],
  [null, false],
  [undefined, false],
])('a record with %j has the agenda: %s', (agenda, done) => {
  const facts = agenda === undefined ? {} : { agenda };
  const checks = actaChecklist(actaRulesOf('co-ph'), plain, facts);
  const found = checks.filter((check) => check.done).map((check) => check.itemId);
  expect(found).toEqual(done ? ['agenda'] : []);
});

test('each item says in Spanish what it is', () => {
  const [first] = asked('co-ph', plain);
  expect(first?.label).toBe('Si es ordinaria o extraordinaria');
  const labels = Object.values(actaItems);
  for (const label of labels) expect(label).toMatch(/^[A-ZÁÉÍÓÚ].+[^.]$/u);
  expect(new Set(labels).size).toBe(labels.length);
});
