import { expect, test } from 'vitest';
import { organisationIdOf } from './organisation.ts';

test.each([
  ['Administraciones Andes', 'administraciones-andes'],
  ['  Peña & Hijos, S. A. S.  ', 'pena-hijos-s-a-s'],
  ['ÁRBOL/../ñandú', 'arbol-nandu'],
  ['a'.repeat(90), 'a'.repeat(60)],
])('«%s» is called %s in paths', (name, id) => {
  expect(organisationIdOf(name)).toBe(id);
});
