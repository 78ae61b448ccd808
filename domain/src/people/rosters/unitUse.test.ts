import { expect, test } from 'vitest';
import { classesIn, unitClassOf, unitUseOf } from './unitUse.ts';

test.each([
  ['apartamento', 'vivienda'],
  ['Aptos', 'vivienda'],
  ['DEPARTAMENTO', 'vivienda'],
  ['Depto.', 'vivienda'],
  ['Piso', 'vivienda'],
  ['Ático', 'vivienda'],
  ['Casas', 'vivienda'],
  ['Local', 'comercio'],
  ['Locales', 'comercio'],
  ['LOCAL COMERCIAL', 'comercio'],
  ['Locales comerciales', 'comercio'],
  ['Oficina 3', 'comercio'],
  ['Consultorios', 'comercio'],
  ['Parqueaderos', 'parqueadero'],
  ['Garajes', 'parqueadero'],
  ['Plaza de garaje', 'parqueadero'],
  ['Plazas de garaje', 'parqueadero'],
  ['Cochera 12', 'parqueadero'],
  ['Cajón de estacionamiento', 'parqueadero'],
  ['Cajones', 'parqueadero'],
  ['Depósito', 'deposito'],
  ['Bodega', 'deposito'],
  ['Trasteros', 'deposito'],
  ['Baulera', 'deposito'],
  ['Cuarto útil', 'deposito'],
  ['Cuartos útiles', 'deposito'],
  ['Lote', 'otra'],
] as const)('%j is %s', (kind, use) => {
  expect(unitUseOf(kind)).toBe(use);
});

test.each([
  '',
  '—',
  '12',
  'Apartamento con parqueadero',
  'No residencial',
  'Casa y local',
  'PH',
  'Tipo A',
])('of %j nothing is supposed', (kind) => {
  expect(unitUseOf(kind)).toBe(null);
});

test.each([
  ['Apartamento 101', 'vivienda'],
  ['Garajes', 'parqueadero'],
  ['Altillo', '?altillo'],
  ['ALTILLO 2', '?altillo'],
  ['Apartamento con parqueadero', '?apartamento con parqueadero'],
  ['Mini, bodega', '?mini bodega'],
  ['', '?'],
  ['—', '?'],
])('%j is of the class %j', (kind, of) => {
  expect(unitClassOf(kind)).toBe(of);
});

test('the units of a roster are told by use, with the words that stand in it', () => {
  const kinds = ['Garaje', 'Apto', 'Casa', 'Apto', 'Altillo', '', 'ALTILLO', ' '];
  expect(classesIn(kinds.map((kind) => ({ kind })))).toEqual([
    { unitClass: 'vivienda', count: 3, kinds: ['Apto', 'Casa'] },
    { unitClass: 'parqueadero', count: 1, kinds: ['Garaje'] },
    { unitClass: '?', count: 2, kinds: [] },
    { unitClass: '?altillo', count: 2, kinds: ['Altillo', 'ALTILLO'] },
  ]);
});
