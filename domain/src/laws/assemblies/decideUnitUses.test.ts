import { expect, test } from 'vitest';
import { setUnitUsesRequest } from './decideUnitUses.ts';

const good = {
  counted: ['vivienda', '?altillo'],
  leftOut: ['parqueadero', '?'],
  article: 'artículo 5',
};

test.each<[string, object | null, boolean]>([
  ['some count and some do not', good, true],
  ['all count, and nobody needs an article', { ...good, leftOut: [], article: '' }, true],
  ['nobody says any more', null, true],
  ['some do not count, by no article', { ...good, article: ' ' }, false],
  ['nothing counts', { ...good, counted: [] }, false],
  ['one on both sides', { ...good, leftOut: ['vivienda'] }, false],
  ['one twice', { ...good, counted: ['vivienda', 'vivienda'] }, false],
  ['a use that there is not', { ...good, counted: ['palacio'] }, false],
  ['a word that is no word', { ...good, counted: ['?a,b'] }, false],
])('%s', (_, unitUses, ok) => {
  expect(setUnitUsesRequest.safeParse({ unitUses }).success).toBe(ok);
});
