import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { ccyc, lgs } from '../argentina/arSources.ts';
import { ley21442 } from '../chile/clSources.ts';
import { codigoComercioCo, ley222, ley675, ley1258 } from '../colombia/coSources.ts';
import { leyCdmx, lgsm } from '../mexico/mxSources.ts';
import { lph, lsc } from '../spain/esSources.ts';
import { bylawSource } from './lawSources.ts';
import { allOf, anyOf, atLeastHeads, favourOver, presenceOver } from './requirements.ts';

test('shares are of the main weight unless another scope is named', () => {
  expect(favourOver('cast', moreThanHalf)).toEqual({
    ...{ kind: 'share', numerator: 'favour', base: 'cast', scope: 'weight:main' },
    threshold: { comparison: '>', numerator: 1, denominator: 2 },
  });
  expect(presenceOver('allMinusExcluded', atLeast(1, 3), 'units')).toEqual({
    ...{ kind: 'share', numerator: 'present', base: 'allMinusExcluded', scope: 'units' },
    threshold: { comparison: '>=', numerator: 1, denominator: 3 },
  });
});

test('heads, conjunctions and alternatives are data', () => {
  const two = atLeastHeads('present', 2);
  expect(two).toEqual({ kind: 'count', numerator: 'present', scope: 'heads', least: 2 });
  expect(allOf(two, two)).toEqual({ kind: 'allOf', of: [two, two] });
  expect(anyOf(two)).toEqual({ kind: 'anyOf', of: [two] });
});

test.each([
  [ley675, 'Ley 675 de 2001'],
  [ley1258, 'Ley 1258 de 2008'],
  [ley222, 'Ley 222 de 1995'],
  [codigoComercioCo, 'Código de Comercio de Colombia'],
  [lph, 'Ley 49/1960 de Propiedad Horizontal'],
  [lsc, 'Ley de Sociedades de Capital'],
  [ccyc, 'Código Civil y Comercial de la Nación'],
  [lgs, 'Ley General de Sociedades 19.550'],
  [lgsm, 'Ley General de Sociedades Mercantiles'],
])('cites one or two articles of a law that was read', (cite, law) => {
  expect(cite('45')).toEqual({ law, article: 'artículo 45', verified: true });
  expect(cite('16.2 y 17.7', 'Dudoso.')).toEqual({
    ...{ law, article: 'artículos 16.2 y 17.7', verified: true, note: 'Dudoso.' },
  });
});

test('a requirement that was not read, or is only in bylaws, is never verified', () => {
  expect(ley21442('artículo 15', 'Sin texto.')).toEqual({
    ...{ law: 'Ley 21.442', article: 'artículo 15', verified: false, note: 'Sin texto.' },
  });
  expect(leyCdmx('artículo 31', 'Sin texto.')).toEqual({
    law: 'Ley de Propiedad en Condominio de la Ciudad de México',
    ...{ article: 'artículo 31', verified: false, note: 'Sin texto.' },
  });
  expect(bylawSource('Lo que digan.')).toEqual({
    ...{ law: 'los estatutos', article: '', verified: false, note: 'Lo que digan.' },
  });
});
