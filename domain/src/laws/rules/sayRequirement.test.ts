import { expect, test } from 'vitest';
import { citeSource } from '../../kernel/bylaws/source.ts';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { moreThan } from '../../testing/rules/moreThan.ts';
import type { Requirement } from './requirement.ts';
import { allOf, anyOf, atLeastHeads, favourOver, presenceOver } from './requirements.ts';
import { sayAmount, sayCall, sayFigure, sayRequirement } from './sayRequirement.ts';
import type { Scope } from './scope.ts';
import { isPlural, ofThe, sayPresent, termOf, type Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  units: { article: 'las', noun: 'unidades', one: 'unidad' },
  heads: { article: 'los', noun: 'propietarios', one: 'propietario' },
  weights: {
    main: { article: 'el', noun: 'coeficiente' },
    capital: { article: 'la', noun: 'participación' },
    cuotas: { article: 'las', noun: 'cuotas' },
  },
};
const say = (requirement: Requirement) => sayRequirement(requirement, vocabulary);

test.each([
  ['all', 'weight:main', 'del coeficiente total'],
  ['all', 'weight:capital', 'de la participación total'],
  ['all', 'weight:cuotas', 'del total de las cuotas'],
  ['all', 'heads', 'del total de los propietarios'],
  ['allMinusExcluded', 'weight:main', 'del coeficiente total con derecho a voto'],
  ['allMinusExcluded', 'units', 'del total de las unidades con derecho a voto'],
  ['present', 'weight:main', 'del coeficiente presente'],
  ['present', 'heads', 'de los propietarios presentes'],
  ['cast', 'weight:main', 'del coeficiente que votó'],
  ['cast', 'weight:cuotas', 'de las cuotas que votaron'],
  ['validCast', 'weight:main', 'del coeficiente con voto válido'],
  ['validCast', 'units', 'de las unidades con voto válido'],
  ['forAndAgainst', 'weight:capital', 'de la participación que votó a favor o en contra'],
  ['forAndAgainst', 'units', 'de las unidades que votaron a favor o en contra'],
  ['all', 'weight:modulo', 'del peso «modulo» total'],
  ['present', 'units:vivienda', 'de las unidades de vivienda presentes'],
  ['all', 'units:vivienda,deposito', 'del total de las unidades de vivienda y depósito'],
  [
    'cast',
    'units:comercio,otra,?',
    'de las unidades de comercio, otro uso y uso sin anotar que votaron',
  ],
  ['present', 'units:vivienda,?altillo', 'de las unidades de vivienda y «altillo» presentes'],
] as const)('the base %s of %s is «%s»', (base, scope, text) => {
  expect(say(favourOver(base, moreThanHalf, scope))).toBe(`más del 50 % ${text}`);
});

test.each<[Requirement, string]>([
  [favourOver('all', atLeast(1, 1)), 'el 100 % del coeficiente total'],
  [favourOver('all', moreThan(2, 3)), 'más de 2/3 del coeficiente total'],
  [atLeastHeads('favour', 2), 'al menos 2 propietarios'],
  [atLeastHeads('favour', 1), 'al menos 1 propietario'],
  [
    allOf(favourOver('all', atLeast(3, 5), 'heads'), favourOver('all', atLeast(3, 5))),
    'al menos el 60 % del total de los propietarios y al menos el 60 % del coeficiente total',
  ],
  [
    anyOf(favourOver('all', moreThanHalf), atLeastHeads('favour', 3)),
    'más del 50 % del coeficiente total o al menos 3 propietarios',
  ],
  [
    {
      kind: 'cases',
      cases: [
        { when: { calls: [2, 3] }, ask: favourOver('present', moreThanHalf) },
        {
          when: { calls: [1], attendance: presenceOver('all', moreThanHalf) },
          ask: favourOver('all', moreThan(1, 3)),
        },
        {
          when: { attendance: presenceOver('all', atLeast(1, 4)) },
          ask: favourOver('all', atLeast(1, 5)),
        },
      ],
      otherwise: favourOver('all', atLeast(2, 3)),
    },
    'en segunda convocatoria o tercera convocatoria, más del 50 % del coeficiente presente; en primera convocatoria, si asiste más del 50 % del coeficiente total, más de 1/3 del coeficiente total; si asiste al menos el 25 % del coeficiente total, al menos el 20 % del coeficiente total; en los demás casos, al menos 2/3 del coeficiente total',
  ],
])('a requirement is said aloud', (requirement, text) => {
  expect(say(requirement)).toBe(text);
});

test.each<[number, Scope, string, string]>([
  [1, 'heads', '1 propietario', '1'],
  [51, 'heads', '51 propietarios', '51'],
  [0, 'units', '0 unidades', '0'],
  [1, 'units', '1 unidad', '1'],
  [1_234, 'units', '1.234 unidades', '1.234'],
  [1, 'units:vivienda,comercio', '1 unidad de vivienda o comercio', '1'],
  [1, 'units:vivienda,otra', '1 unidad de vivienda u otro uso', '1'],
  [1_234, 'units:vivienda', '1.234 unidades de vivienda', '1.234'],
  [60_200_000, 'weight:main', '60,2000 de coeficiente', '60,2000'],
  [1_000_000, 'weight:main', '1,0000 de coeficiente', '1,0000'],
  [1, 'weight:cuotas', '0,000001 de las cuotas', '0,000001'],
  [2_500_000, 'weight:modulo', '2,5000 de peso «modulo»', '2,5000'],
])('%d of %s is «%s»', (amount, scope, text, figure) => {
  expect(sayAmount(amount, scope, vocabulary)).toBe(text);
  expect(sayFigure(amount, scope)).toBe(figure);
});

test('an amount of capital leaves out decimals that say nothing', () => {
  const main = { article: 'el', noun: 'capital', trims: true } as const;
  const say = (amount: number) =>
    sayAmount(amount, 'weight:main', { ...vocabulary, weights: { main } });
  expect(say(5_200_000_000)).toBe('5.200 de capital');
  expect(say(41_500_000)).toBe('41,5 de capital');
  expect(say(0)).toBe('0 de capital');
});

test.each([
  [1, 'primera convocatoria'],
  [2, 'segunda convocatoria'],
  [3, 'tercera convocatoria'],
  [4, 'otra convocatoria'],
])('call %d is the «%s»', (call, text) => {
  expect(sayCall(call)).toBe(text);
});

test.each([
  ['units', 'de las unidades', 'unidades presentes', true],
  ['heads', 'de los propietarios', 'propietarios presentes', true],
  ['weight:main', 'del coeficiente', 'coeficiente presente', false],
  ['weight:capital', 'de la participación', 'participación presente', false],
  ['weight:modulo', 'del peso «modulo»', 'peso «modulo» presente', false],
] as const)('the terms of %s agree in gender and number', (scope, of, present, plural) => {
  const term = termOf(vocabulary, scope);
  expect([ofThe(term), sayPresent(term), isPlural(term)]).toEqual([of, present, plural]);
});

test.each([
  ['Ley 675 de 2001', 'artículo 45', 'Ley 675 de 2001, artículo 45'],
  ['los estatutos', '', 'los estatutos'],
])('%s, %s is cited as «%s»', (law, article, text) => {
  expect(citeSource({ law, article })).toBe(text);
});
