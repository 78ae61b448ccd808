import { expect, test } from 'vitest';
import { titleKey } from './titleKey.ts';

test.each([
  ['N°', 'no'],
  ['Nº Unidad', 'no unidad'],
  ['N.º de finca', 'no finca'],
  ['Nro. de socio', 'no socio'],
  ['NÚMERO', 'no'],
  ['Núm. Interior', 'no interior'],
  ['#', 'no'],
  ['No. Inmueble ', 'no inmueble'],
  ['N. de votos', 'no votos'],
  ['N.I.F.', 'nif'],
  ['R.U.T.', 'rut'],
  ['C.C. / NIT', 'cc nit'],
  ['U.F.', 'uf'],
  ['Propietario(a)', 'propietario'],
  ['Nombre(s) y Apellido(s)', 'nombre apellido'],
  ['Propietario/a', 'propietario'],
  ['1º Apellido', '1 apellido'],
  ['E-MAIL', 'email'],
  ['area_m2', 'area m2'],
  ['Área m²', 'area m2'],
  ['coef. (%)', 'coef'],
  ['%', 'porcentaje'],
  ['‰', 'por mil'],
  ['% Part.', 'part'],
  ['', ''],
])('«%s» is compared as «%s»', (title, key) => {
  expect(titleKey(title)).toBe(key);
});
