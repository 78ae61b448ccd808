import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import type { DecidingLaw } from '../../laws/assemblies/majorities.ts';
import { unitsOf } from '../../laws/rules/scope.ts';
import { countedBy, votesByUnit, withUnitUses } from '../../laws/rules/withUnitUses.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { unitClassOf } from '../../people/rosters/unitUse.ts';
import { arbitraryClosing, everyRule } from '../../testing/halls/arbitraryClosing.ts';
import { decideByUnit } from '../../testing/rules/decideByUnit.ts';
import { sampleOf } from '../../testing/sampleOf.ts';
import { freezeRoll, frozenUnits, rollOfFrozen } from '../consents/frozenUnit.ts';
import { sayOtherCount } from '../judging/otherCount.ts';
import { presentResult } from '../presented/presentResult.ts';
import type { Question } from '../questions/question.ts';
import { decideResult } from './decideResult.ts';

const housing: UnitUsesBylaw = {
  counted: ['vivienda'],
  leftOut: ['parqueadero'],
  article: 'artículo 5',
};

const cited = 'Corte Constitucional, sentencia C-522 de 2002';
const law = `se necesitaba más del 50 % de las unidades presentes (${cited}).`;
const bylaws = `se necesitaba más del 50 % de las unidades de vivienda presentes (${cited}; los estatutos, artículo 5).`;
const everything = { counted: ['vivienda', 'parqueadero'], leftOut: [], article: '' } as const;

test.each<[string, Partial<DecidingLaw>, number, number, string]>([
  ['where nobody answered each is one', {}, 18, 13, `Aprobado con 59,62 %; ${law}`],
  ['where all count too', { unitUses: everything }, 18, 13, `Aprobado con 59,62 %; ${law}`],
  [
    'parkings approve nothing',
    { unitUses: housing },
    18,
    13,
    `Rechazado con 46,15 % a favor; ${bylaws}`,
  ],
  ['nor do they stop anything', { unitUses: housing }, 20, 0, `Aprobado con 51,28 %; ${bylaws}`],
  ['who may not answer for all', {}, 20, 0, `Rechazado con 38,46 % a favor; ${law}`],
  [
    'what is not all housing is decided by weight, whatever they say of units',
    { unitUses: housing, residential: false },
    ...([18, 13] as const),
    'Aprobado con 59,62 %; se necesitaba más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  ],
])('by unit, %s', (_, settled, homes, parkings, sentence) => {
  expect(decideByUnit(settled, homes, parkings).verdict.sentence).toBe(sentence);
});

test('the figures of a decision by unit are of the units that count, and are units', () => {
  const told = presentResult(decideByUnit({ unitUses: housing }, 18, 13));
  expect(told.base).toBe('Base: unidades de vivienda presentes 39');
  expect(
    told.measures[0]?.bars.map(({ label, amounts, percent }) => [label, ...amounts, percent]),
  ).toEqual([
    ['A favor', '18 unidades', '46,15 %'],
    ['En contra', '21 unidades', '53,85 %'],
    ['No votó', '0 unidades', '0,00 %'],
  ]);
});

test.each<[string, Partial<DecidingLaw>, number, number, string | null]>([
  [
    'parkings alone approve it',
    {},
    ...([18, 13] as const),
    'Nadie ha dicho si cuentan los parqueaderos (13 unidades). Sin ellos el resultado sería otro: Rechazado con 46,15 % a favor; se necesitaba más del 50 % de las unidades de vivienda presentes',
  ],
  [
    'parkings alone stop it',
    {},
    ...([20, 0] as const),
    'Nadie ha dicho si cuentan los parqueaderos (13 unidades). Sin ellos el resultado sería otro: Aprobado con 51,28 %; se necesitaba más del 50 % de las unidades de vivienda presentes',
  ],
  ['both counts approve it', {}, 30, 5, null],
  ['somebody answered that all count', { unitUses: everything }, 18, 13, null],
  ['the bylaws leave them out', { unitUses: housing }, 18, 13, null],
  ['it is decided by weight', { residential: false }, 18, 13, null],
])(
  'both counts are told only where nobody answered and they end otherwise: %s',
  (_, settled, homes, parkings, told) => {
    const result = decideByUnit(settled, homes, parkings);
    expect(sayOtherCount(result)).toBe(told);
    const { base } = presentResult(result);
    expect(base.includes('Nadie ha dicho')).toBe(told !== null);
    if (told !== null) expect(base.endsWith(`. ${told}`)).toBe(true);
    expect(sayOtherCount({ ...result, annulment: { reason: 'x', at: 1 } })).toBe(null);
  },
);

const byUnit = arbitraryClosing(
  fc.constantFrom(...everyRule.filter(({ rule }) => votesByUnit(rule.requirement))),
);
const runs = sampleOf({ part: 200, full: 2_000 }, process.env);

test('an election or a decision by units of every use ends as by all units', () => {
  fc.assert(
    fc.property(byUnit, (closing) => {
      const { question, units } = closing;
      const scope = unitsOf([...new Set(units.map(({ kind }) => unitClassOf(kind)))]);
      const plain = decideResult({
        ...closing,
        question: { ...question, rule: allUnits(question) },
      });
      const named = decideResult({
        ...{ ...closing, question: { ...question, rule: countedBy(allUnits(question), scope) } },
      });
      expect(named.verdict.kind).toBe(plain.verdict.kind);
      expect(named.elected?.seats).toEqual(plain.elected?.seats);
      expect(named.base).toEqual(plain.base);
      expect(named.measures?.map(({ of, votes, spoilt }) => [of, votes, spoilt])).toEqual(
        plain.measures?.map(({ of, votes, spoilt }) => [of, votes, spoilt]),
      );
    }),
    runs,
  );
});

test('the other count is that of the bylaws which leave them out, and is there exactly where it ends otherwise', () => {
  let told = 0;
  fc.assert(
    fc.property(byUnit, (closing) => {
      const { question, units } = closing;
      const rule = { ...allUnits(question), unitsBy: undefined, presumedConsent: null };
      const here = [...new Set(units.map(({ kind }) => unitClassOf(kind)))];
      const isDoubtful = (one: string) => one === 'parqueadero' || one === 'deposito';
      const uses = {
        counted: here.filter((one) => !isDoubtful(one)),
        leftOut: here.filter(isDoubtful),
        article: '',
      };
      const plain = decideResult({ ...closing, question: { ...question, rule } });
      if (uses.counted.length === 0) {
        expect(plain.otherCount).toBeUndefined();
        return;
      }
      const asked = withUnitUses(rule, uses, { law: 'los estatutos', article: '', verified: true });
      const other = decideResult({ ...closing, question: { ...question, rule: asked } });
      const endOf = ({ verdict, elected }: typeof plain) => [
        ...[
          verdict.kind,
          elected?.vacant,
          elected?.seats.map(({ optionId, name }) => [optionId, name]),
        ],
      ];
      const isSame = isDeepStrictEqual(endOf(plain), endOf(other));
      expect(plain.otherCount !== undefined).toBe(!isSame);
      expect(other.otherCount).toBeUndefined();
      if (!isSame) told += 1;
    }),
    { ...runs, numRuns: 3 * runs.numRuns },
  );
  expect(told).toBeGreaterThan(0);
});

/** The rule that is drawn may already count some uses alone. */
function allUnits({ rule }: Question): Question['rule'] {
  const text = JSON.stringify(rule).replace(/"units:[^"]*"/gu, '"units"');
  return JSON.parse(text) as Question['rule'];
}

test('a frozen roll keeps the use of each unit, and one frozen before has none', () => {
  const kinds = ['Apto', 'Garaje', 'Altillo', ''];
  const units = kinds.map(
    (kind, order): Unit => ({
      ...{ unitId: `U${order}`, label: `U${order}`, group: '', kind, weight: 1, order },
      ...{ ownerIds: ['ana'], ownerNames: ['Ana'], inArrears: false },
    }),
  );
  const roll = rollOf({ units, attendance: [], ballots: [], options: [] });
  const kept = frozenUnits.parse(JSON.parse(JSON.stringify(freezeRoll(roll, units))));
  expect(rollOfFrozen(kept)).toEqual(roll);
  expect(roll.map(({ use }) => use)).toEqual(['vivienda', 'parqueadero', '?altillo', '?']);
  const before = kept.map(({ use: _use, ...unit }) => unit);
  expect(rollOfFrozen(frozenUnits.parse(before)).map(({ use }) => use)).toEqual(
    kinds.map(() => undefined),
  );
});
