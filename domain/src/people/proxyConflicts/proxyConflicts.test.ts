import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { proxyBookOf } from '../../testing/halls/proxyBookOf.ts';
import { proxyOf } from '../../testing/halls/proxyOf.ts';
import type { ProxyGrant } from '../proxies/proxyGrant.ts';
import { proxyConflictKinds } from './conflict.ts';
import { acceptanceConflicts, proxyConflicts } from './proxyConflicts.ts';

function found(packId: PackId, ...proxies: ProxyGrant[]) {
  return proxyConflicts(proxyBookOf(packId, { proxies }));
}

const olga = { attorneyId: 'olga', attorneyName: 'Olga' };
const of101 = proxyOf({ writtenOn: '2026-11-01' });
const newer = proxyOf({ ...olga, proxyId: 'p2', writtenOn: '2026-11-02' });
const byEva = { grantorId: 'eva', grantorName: 'Eva', unitIds: ['103'] };
const byLeo = { grantorId: 'leo', grantorName: 'Leo', unitIds: ['104'] };

test('two proxies of one owner for different people: told which one stands', () => {
  expect(found('co-ph', of101, newer)).toEqual([
    {
      kind: 'two-for-unit',
      blocks: false,
      proxyIds: ['p1', 'p2'],
      unitIds: ['101'],
      questionIds: [],
      text: 'Por T1-101 hay poder para Luis y Olga. Vale el de Olga.',
      remedy: 'Revoque o rechace el que no vale.',
      source: expect.objectContaining({ article: 'artículo 2190' }),
    },
  ]);
});

test('two proxies of one date: told that the owner must say', () => {
  expect(found('co-ph', of101, { ...newer, writtenOn: of101.writtenOn })).toMatchObject([
    {
      kind: 'two-for-unit',
      text: 'Por T1-101 hay poder para Luis y Olga. Hay poderes de la misma fecha para personas distintas: el propietario debe decir cuál vale.',
    },
  ]);
});

test('an attorney of one full name under two documents is told, in any order of the name', () => {
  const luis = { attorneyName: 'Luis Paz', attorneyDocument: '79123456' };
  const first = proxyOf({ ...luis, unitIds: ['101'] });
  const other = proxyOf({
    ...byLeo,
    ...{ proxyId: 'p2', attorneyId: 'paz', attorneyName: 'PAZ LUIS', attorneyDocument: null },
  });
  const alike = (...proxies: ProxyGrant[]) =>
    found('co-ph', ...proxies).filter(({ kind }) => kind === 'attorneys-alike');
  expect(alike(first, other)).toMatchObject([
    {
      blocks: false,
      proxyIds: ['p1', 'p2'],
      text: 'Luis Paz figura como 2 apoderados: 79123456 y sin documento.',
    },
  ]);
  expect(alike(first, { ...other, attorneyId: first.attorneyId })).toEqual([]);
  expect(alike(first, { ...other, state: 'revoked' })).toEqual([]);
  const short = { attorneyName: 'Luis' };
  expect(alike({ ...first, ...short }, { ...other, ...short })).toEqual([]);
});

test('two proxies for the same person are not a conflict', () => {
  expect(found('co-ph', of101, { ...newer, attorneyId: 'luis' })).toEqual([]);
});

test.each(['received', 'rejected', 'revoked'] as const)('a %s proxy does not compete', (state) => {
  expect(found('co-ph', of101, { ...newer, state })).toEqual([]);
});

test('co-owners who name different people must agree', () => {
  const byAna = proxyOf({ unitIds: ['103'] });
  expect(found('es-lph', byAna, proxyOf({ ...byEva, ...olga, proxyId: 'p2' }))).toMatchObject([
    {
      kind: 'co-owners-differ',
      blocks: false,
      proxyIds: ['p1', 'p2'],
      unitIds: ['103'],
      text: 'Los copropietarios de T1-103 dieron poder a personas distintas.',
      remedy: 'Los copropietarios deben nombrar a una sola persona.',
      source: { article: 'artículo 15.1' },
    },
  ]);
});

test('a unit out of the roster is called by its id', () => {
  const lost = { unitIds: ['901'] };
  const conflicts = found('co-ph', { ...of101, ...lost }, { ...newer, ...lost });
  expect(conflicts.at(-1)?.text).toMatch(/^Por 901 hay poder/u);
});

test('the attorney over the cap is told once, with all he was given', () => {
  const proxies = [
    proxyOf({ proxyId: 'p3', unitIds: ['102', '101'] }),
    proxyOf({ ...byEva, proxyId: 'p2' }),
    proxyOf({ ...byLeo, proxyId: 'p1', state: 'received' }),
    proxyOf({ ...byLeo, ...olga, proxyId: 'p4', state: 'received' }),
  ];
  expect(found('mx-cdmx', ...proxies)).toMatchObject([
    {
      kind: 'over-cap',
      blocks: true,
      proxyIds: ['p1', 'p2', 'p3'],
      unitIds: ['101', '102', '103', '104'],
      text: 'Luis pasa del máximo de 2 poderdantes.',
      source: { article: 'artículo 31', verified: false },
    },
  ]);
});

test.each<[string, Partial<ProxyGrant>]>([
  ['run out', { validUntil: '2026-11-20' }],
  ['rejected', { state: 'rejected' }],
  ['revoked', { state: 'revoked' }],
  ['without attorney', { attorneyId: '' }],
  ['of a grantor already counted', { grantorId: 'ana', unitIds: ['101'] }],
])('a proxy %s does not count for the cap', (_, said) => {
  const two = [proxyOf(), proxyOf({ ...byEva, proxyId: 'p2' })];
  const third = proxyOf({ ...byLeo, proxyId: 'p3', ...said });
  const kinds = found('mx-cdmx', ...two, third).map(({ kind }) => kind);
  expect(kinds).not.toContain('over-cap');
});

test('several proxies without attorney are nobody’s load', () => {
  const three = [
    proxyOf(),
    proxyOf({ ...byEva, proxyId: 'p2' }),
    proxyOf({ ...byLeo, proxyId: 'p3' }),
  ];
  const kinds = found('mx-cdmx', ...three.map((proxy) => ({ ...proxy, attorneyId: '' })));
  expect(kinds.map(({ kind }) => kind)).not.toContain('over-cap');
});

test('a proxy above the cap is told before it is accepted', () => {
  const proxies = [proxyOf(), proxyOf({ ...byEva, proxyId: 'p2' })];
  const third = proxyOf({ ...byLeo, proxyId: 'p3', state: 'received' });
  expect(acceptanceConflicts(proxyBookOf('mx-cdmx', { proxies }), third)).toMatchObject([
    { kind: 'over-cap', proxyIds: ['p3'], unitIds: ['104'], source: { article: 'artículo 31' } },
  ]);
  expect(acceptanceConflicts(proxyBookOf('co-ph', { proxies }), third)).toEqual([]);
});

test('units in dispute are listed in order', () => {
  const both = { unitIds: ['102', '101'] };
  const conflicts = found('co-ph', { ...of101, ...both }, { ...newer, ...both });
  expect(conflicts.map(({ unitIds }) => unitIds)).toEqual([['101'], ['102']]);
});

const shareholders = ['s1', 's2', 's3', 's4'];
const units = shareholders.map((id) => ({ unitId: id, label: id, ownerIds: [id] }));
const asked = shareholders.map((id) => proxyOf({ proxyId: id, grantorId: id, unitIds: [id] }));

test('more than three grantors are a public solicitation in a Spanish S.A.', () => {
  expect(proxyConflicts(proxyBookOf('es-sa', { units, proxies: asked }))).toMatchObject([
    {
      kind: 'public-solicitation',
      blocks: false,
      proxyIds: shareholders,
      unitIds: shareholders,
      text: 'Luis representa a 4 personas: la ley lo trata como solicitud pública.',
      source: { article: 'artículo 186.3' },
    },
  ]);
  expect(proxyConflicts(proxyBookOf('es-sa', { units, proxies: asked.slice(1) }))).toEqual([]);
  expect(proxyConflicts(proxyBookOf('co-sa', { units, proxies: asked }))).toEqual([]);
});

test.each<[string, Partial<ProxyGrant>]>([
  ['spouse', { relation: 'spouse' }],
  ['ascendant', { relation: 'ascendant' }],
  ['descendant', { relation: 'descendant' }],
  ['general power', { form: 'general-power' }],
])('a %s is not counted among those asked in public', (_, said) => {
  const proxies = asked.map((proxy, i) => (i === 0 ? { ...proxy, ...said } : proxy));
  expect(proxyConflicts(proxyBookOf('es-sa', { units, proxies }))).toEqual([]);
});

test('waiting and live proxies are checked; rejected and revoked ones are not', () => {
  const bad = (state: ProxyGrant['state']) => proxyOf({ state, attorneyId: '', form: 'spoken' });
  for (const state of ['received', 'accepted', 'used'] as const) {
    const kinds = found('co-ph', { ...bad(state), votes: { q9: 'no' } }).map(({ kind }) => kind);
    expect(kinds).toEqual(['attorney-missing', 'form-missing', 'instruction-unknown']);
  }
  expect(found('co-ph', bad('rejected'), bad('revoked'))).toEqual([]);
});

test.each(Object.entries(proxyConflictKinds))(
  '%s says what can be done',
  (_, [severity, remedy]) => {
    expect(['blocks', 'warns']).toContain(severity);
    expect(remedy).toMatch(/^[A-ZÁÉÍÓÚ].{10,}\.$/u);
  },
);
