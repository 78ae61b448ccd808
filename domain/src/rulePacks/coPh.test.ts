import { expect, test } from 'vitest';
import { holdCase } from '../testing/holdCase.ts';

test('the budget passes with more than half of what is present', () => {
  const roll = `
    101 | ana  | 40,1200 | presente | sí
    102 | luis | 31,1145 | presente | no
    103 | eva  | 28,7655 | ausente  | -`;
  expect(holdCase({ pack: 'co-ph', matter: 'budget', roll })).toMatchObject({
    kind: 'approved',
    sentence:
      'Se requería más del 50 % del coeficiente presente (71,2345); votaron a favor 40,1200: aprobado, Ley 675 de 2001, artículo 45.',
  });
});
