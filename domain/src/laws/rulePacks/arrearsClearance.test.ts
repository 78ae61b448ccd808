import { expect, test } from 'vitest';
import type { PackId } from '../../kernel/assemblies/packId.ts';
import { clearanceOf, sayClearance } from './arrearsClearance.ts';
import { packOf } from './rulePacks.ts';

test.each<[PackId, number | null, 'counts' | 'no-effect' | 'late']>([
  ['co-ph', null, 'no-effect'],
  ['co-ph', 5, 'no-effect'],
  ['es-lph', null, 'counts'],
  ['es-lph', 5, 'late'],
  ['es-sa', 5, 'counts'],
  ['co-sa', 5, 'counts'],
])('under %s, with the session begun at %s, a debt paid at the door %s', (pack, begun, kind) => {
  expect(clearanceOf(packOf(pack), { installedAt: begun }).kind).toBe(kind);
});

test('a late payment is told which article keeps it from restoring the vote', () => {
  expect(sayClearance(clearanceOf(packOf('es-lph'), { installedAt: 5 }))).toBe(
    'Queda constancia, pero en esta reunión ya no recupera el voto: cuenta quién estaba al día al comenzar (Ley 49/1960 de Propiedad Horizontal, artículo 15.2).',
  );
});
