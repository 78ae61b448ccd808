import { beforeAll, expect, test } from 'vitest';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../scripts/seed/seedAssembly.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';

const assembly = {
  assemblyId: 'conjunto-sin-editar',
  cot: 'sin-editar',
  name: 'Conjunto sin Editar',
  kind: 'building' as const,
};
const email = 'admin-sin-editar@asamblea.test';

const browser = browserForAll();
beforeAll(async () => {
  await seedAssembly(assembly);
  const account = {
    uid: 'sin-editar-admin',
    email,
    name: 'Administración',
    role: 'admin',
  } as const;
  await seedAccount(assembly.assemblyId, { ...account, personId: null });
  await publishAssembly(assembly);
});

/** As an administrator has it: nothing of it was prepared for us. */
const sent = `CONJUNTO SIN EDITAR;;;;;;
INMUEBLE;;COEFICIENTE;PROPIETARIO;;;
TORRE;NÚMERO;(%);NOMBRE;APELLIDO;C.C.;CIUDAD
Torre 1;101;25;Gema;Cobo;1001001;Cali
;102;25;Hugo;Baena;1002002;Cali
SUBTOTAL TORRE 1;;50;;;;
Torre 2;101;25;Irma;Junco;1003003;Cali
;102;25;Bruno;Vega;1004004;Cali
SUMA;;100;;;;

Elaboró: Nora Ruiz;;;;;;
`;

test('a roster goes in as it is, and the page tells what reading did by itself', async () => {
  const { visit, complaints } = receiveVisitors(browser(), assembly.cot);
  const page = await visit('/settings/database/file', email);
  const file = { name: 'listado.csv', mimeType: 'text/csv', buffer: Buffer.from(sent) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Suma exacta').waitFor();
  await page.getByText('No hay errores').waitFor();
  const done = page.getByRole('region', { name: 'Lo que hicimos con la tabla' });
  await done.getByText('Dejamos fuera 3 filas: 6 y 9 (totales), 11 (nota).').waitFor();
  await done
    .getByText('Completamos «TORRE» en 2 filas con lo escrito más arriba: 5 y 8.')
    .waitFor();
  await done.getByText('No usamos la columna «CIUDAD».').waitFor();
  await page.getByRole('cell', { name: 'Torre 2 102' }).waitFor();
  await page.getByRole('cell', { name: 'Bruno Vega' }).waitFor();

  // A row that was left out is seen, counted in and left out again.
  await done.getByRole('button', { name: 'Ver' }).click();
  await done.getByRole('button', { name: 'Contar la fila 9' }).click();
  await page.getByText('Hay 1 error').waitFor();
  await done.getByRole('button', { name: 'No contar la fila 9' }).click();
  await page.getByText('No hay errores').waitFor();

  await page.getByRole('button', { name: /^Comparar/u }).click();
  await page.getByRole('button', { name: 'Importar 4 unidades' }).click();
  await page.getByText('El padrón quedó importado').waitFor();
  expect(complaints()).toEqual([]);
});
