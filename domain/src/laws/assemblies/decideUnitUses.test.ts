import { expect, test } from 'vitest';
import type { UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import { matterByUnit, setUnitUsesRequest } from './decideUnitUses.ts';
import type { DecidingLaw } from './majorities.ts';

const bylaw: UnitUsesBylaw = { counted: ['vivienda'], leftOut: ['?'], article: 'artículo 5' };
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

test.each<[DecidingLaw, boolean]>([
  [{ rulePack: 'co-ph' }, true],
  [{ rulePack: 'co-ph', residential: false }, false],
  [{ rulePack: 'co-ph', unitUses: { ...bylaw } }, true],
  [{ rulePack: 'ar-ccyc' }, true],
  [{ rulePack: 'es-lph' }, false],
  [{ rulePack: 'co-sas' }, false],
])('under %j somebody asks which units count: %s', (law, asks) => {
  expect(matterByUnit(law) !== null).toBe(asks);
});
