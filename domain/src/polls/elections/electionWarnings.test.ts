import { expect, test } from 'vitest';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { ElectionTerms } from '../marks/marks.ts';
import { type AppliedRule, appliedRule, sayAppliedRule } from './appliedRule.ts';
import { electionWarnings } from './electionWarnings.ts';

const terms: ElectionTerms = {
  ...{ kind: 'people', marks: { min: 1, max: 3 }, seats: 3, needsMajority: false, method: null },
};
const under = (rulePack: PackId, more: Partial<ElectionTerms> = {}, matterId = 'budget') => ({
  ...{ rulePack, rule: matterRule(packOf(rulePack), matterId), election: { ...terms, ...more } },
});

test.each<readonly [string, ReturnType<typeof under>, Omit<AppliedRule, 'source'>, string]>([
  [
    'the most voted of a council',
    under('co-ph'),
    {
      title: 'Mayoría relativa',
      needed: 'estar entre las 3 candidaturas más votadas, por coeficiente',
    },
    'el reglamento',
  ],
  [
    'the most voted of one unit, one vote',
    under('co-ph', { seats: 1 }, 'chair-election'),
    { title: 'Mayoría relativa', needed: 'ser la candidatura más votada, por unidades' },
    'el reglamento',
  ],
  [
    'the most voted of several works',
    under('es-lph', { kind: 'several', seats: 2 }),
    { title: 'Mayoría relativa', needed: 'estar entre las 2 opciones más votadas, por cuotas' },
    'los estatutos',
  ],
  [
    'a majority asked of each',
    under('co-ph', { needsMajority: true }),
    {
      title: 'Mayoría ordinaria',
      needed:
        'estar entre las 3 candidaturas más votadas, cada una con más del 50 % del coeficiente presente',
    },
    'Ley 675 de 2001',
  ],
  [
    'a majority of one',
    under('co-ph', { kind: 'one', seats: 1, needsMajority: true }),
    { title: 'Mayoría ordinaria', needed: 'más del 50 % del coeficiente presente' },
    'Ley 675 de 2001',
  ],
  [
    'the quotient that a law orders',
    under('co-sa', { kind: 'slates', method: 'quotient' }),
    {
      title: 'Cociente electoral',
      needed: 'alcanzar el cociente electoral, o uno de los residuos mayores, por acciones',
    },
    'Código de Comercio de Colombia',
  ],
  [
    'the winner taking all where a law orders the quotient',
    under('co-sa', { kind: 'slates', method: 'plurality' }),
    { title: 'Mayoría relativa', needed: 'ser la plancha más votada, por acciones' },
    'los estatutos',
  ],
  [
    'the quotient that no law orders',
    under('co-ph', { kind: 'slates', method: 'quotient' }),
    {
      title: 'Cociente electoral',
      needed: 'alcanzar el cociente electoral, o uno de los residuos mayores, por coeficiente',
    },
    'el reglamento',
  ],
  [
    'a survey',
    under('co-ph', { kind: 'survey', seats: 0 }),
    { title: 'Encuesta', needed: 'no decide nada' },
    'ninguna norma',
  ],
])('%s says its own rule', (_, ruled, said, law) => {
  const { source, ...words } = appliedRule(ruled);
  expect(words).toEqual(said);
  expect(source.law).toBe(law);
});

test('the rule to win and its source are shown while a question is prepared', () => {
  expect(sayAppliedRule(under('co-ph', { seats: 1 }))).toBe(
    'Para ganar: ser la candidatura más votada, por coeficiente (el reglamento).',
  );
  expect(sayAppliedRule(under('co-ph', { kind: 'survey' }))).toBe('No decide nada.');
  expect(sayAppliedRule({ ...under('co-ph'), election: null })).toBe(
    'Se aprueba con más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45).',
  );
});

test('a rule that asks one thing in one call and another in the next is said case by case', () => {
  const said = packIds.flatMap((rulePack) =>
    packOf(rulePack).rules.map((rule) => sayAppliedRule({ rule, rulePack })),
  );
  expect(said.filter((sentence) => /con (?:en|si|cuando) /u.test(sentence))).toEqual([]);
  expect(said.some((sentence) => sentence.startsWith('Se aprueba así: en '))).toBe(true);
});

const quotient =
  'Salvo que los estatutos puedan pedir otra cosa, los puestos se reparten por cociente electoral (Código de Comercio de Colombia, artículo 197).';

test.each<readonly [string, ReturnType<typeof under>, readonly string[]]>([
  [
    'the most voted where the law asks a majority of all that is decided',
    under('co-ph'),
    [
      'La ley pide también aquí la mayoría del asunto: más del 50 % del coeficiente presente (Ley 675 de 2001, artículo 45). Escoja esto solo si está en el reglamento.',
    ],
  ],
  ['the majority itself', under('co-ph', { needsMajority: true }), []],
  ['the most voted where the bylaws say everything', under('generic'), []],
  [
    'several seats of a board, one by one',
    under('co-sa', { needsMajority: true }),
    [
      'Si son puestos de un mismo cuerpo, la ley los reparte entre planchas, por cociente electoral (Código de Comercio de Colombia, artículo 197).',
    ],
  ],
  ['one seat alone', under('co-sa', { needsMajority: true, seats: 1 }), []],
  [
    'the winner taking all under a quotient',
    under('co-sa', { kind: 'slates', method: 'plurality' }),
    [quotient],
  ],
  ['the quotient', under('co-sa', { kind: 'slates', method: 'quotient' }), []],
  ['slates where no law shares', under('co-ph', { kind: 'slates', method: 'plurality' }), []],
  ['a survey', under('co-ph', { kind: 'survey' }), []],
])('the law has its say on %s', (_, ruled, said) => {
  expect(electionWarnings(ruled)).toEqual(said);
});
