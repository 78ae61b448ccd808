import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { debtLawOf } from './debtLaw.ts';
import { packOf } from './rulePacks.ts';

test.each<[PackId, string, boolean]>([
  ['co-ph', 'Conserva el voto.', false],
  ['es-lph', 'No vota ni cuenta para la mayoría.', true],
  ['cl-21442', 'No vota ni cuenta para la mayoría.', true],
  ['mx-cdmx', 'No vota ni cuenta para el quórum ni para la mayoría.', true],
  ['co-cooperativa', 'No vota ni cuenta para el quórum ni para la mayoría.', true],
  ['co-sa', 'No vota ni cuenta para el quórum ni para la mayoría.', false],
  ['generic', 'Conserva el voto.', false],
])('under %s who owes: %s', (packId, cost, reachesOwner) => {
  expect(debtLawOf(packOf(packId))).toMatchObject({ cost, reachesOwner });
});

test('only some laws keep the vote of a contested debt, and only some know a limit', () => {
  const packs: readonly PackId[] = ['co-ph', 'es-lph', 'es-sa', 'cl-21442', 'mx-cdmx', 'generic'];
  const said = packs.map((packId) => [packId, debtLawOf(packOf(packId))] as const);
  const article = 'Ley 49/1960 de Propiedad Horizontal, artículo 15.2';
  expect(
    said.flatMap(([id, { contested }]) => (contested === null ? [] : [[id, contested]])),
  ).toEqual([['es-lph', article]]);
  expect(said.flatMap(([id, { limit }]) => (limit === null ? [] : [[id, limit]]))).toEqual([
    ['mx-cdmx', 'Ley de Propiedad en Condominio de la Ciudad de México'],
    ['generic', 'los estatutos'],
  ]);
});
