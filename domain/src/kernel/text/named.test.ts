import { expect, test } from 'vitest';
import { afterWord, ofNamed } from './named.ts';

test.each([
  ['Conjunto Torres del Parque', 'del Conjunto Torres del Parque'],
  ['CONJUNTO RESIDENCIAL LOS PINOS P. H.', 'del CONJUNTO RESIDENCIAL LOS PINOS P. H.'],
  ['Edificio Bolívar', 'del Edificio Bolívar'],
  ['Urbanización El Roble', 'de la Urbanización El Roble'],
  ['Agrupación Residencial Sauces', 'de la Agrupación Residencial Sauces'],
  ['Compañía de Aguas', 'de la Compañía de Aguas'],
  ['Comunidad de la calle del Olmo', 'de la Comunidad de la calle del Olmo'],
  ['Edificios Gemelos', 'de los Edificios Gemelos'],
  ['Torres del Parque', 'de Torres del Parque'],
  ['Inversiones El Roble S. A. S.', 'de Inversiones El Roble S. A. S.'],
  ['El Roble', 'de El Roble'],
  ['Unión', 'de la Unión'],
  ['Salón comunal', 'del Salón comunal'],
  ['Portería 2', 'de la Portería 2'],
  ['Calle 10 # 4-20', 'de Calle 10 # 4-20'],
])('%s is named after «de» so: %s', (name, said) => {
  expect(ofNamed(name)).toBe(said);
});

test('other words do not join the article, and «a» does', () => {
  const name = 'Conjunto Torres';
  expect(['a', 'en', 'con', 'De'].map((word) => afterWord(word, name))).toEqual([
    'al Conjunto Torres',
    'en el Conjunto Torres',
    'con el Conjunto Torres',
    'Del Conjunto Torres',
  ]);
});
