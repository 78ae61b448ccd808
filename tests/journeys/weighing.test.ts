import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../scripts/seed/seedAssembly.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';

const union = {
  assemblyId: 'sindicato-del-puerto',
  cot: 'sindicato',
  name: 'Sindicato del Puerto',
  kind: 'association' as const,
  rulePack: 'generic' as const,
};
const tower = {
  assemblyId: 'torre-de-las-cuentas',
  cot: 'cuentas',
  name: 'Torre de las Cuentas',
  kind: 'building' as const,
};
const emailOf = ({ cot }: { cot: string }) => `admin-${cot}@asamblea.test`;

const browser = browserForAll();
beforeAll(async () => {
  for (const assembly of [union, tower]) {
    const { assemblyId, cot } = assembly;
    await seedAssembly(assembly);
    const who = { name: 'Administración', role: 'admin', personId: null } as const;
    await seedAccount(assemblyId, { ...who, uid: `${cot}-admin`, email: emailOf(assembly) });
    await publishAssembly(assembly);
  }
});

async function choose(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  await page.goto('/settings/database/file');
  const file = { name: 'padron.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: 'padron.csv' }).waitFor();
}

const problems = (page: Page) => page.getByRole('list', { name: 'Lista' });
const compare = (page: Page) => page.getByRole('button', { name: /^Comparar/u });

async function importAfterReview(page: Page, units: number): Promise<void> {
  await compare(page).click();
  await page.getByRole('checkbox', { name: /^Revisé/u }).check();
  await page.getByRole('button', { name: `Importar ${units} unidades` }).click();
  await page.getByText('El padrón quedó importado').waitFor();
}

test('a union brings its roll, without weights, and each member has one vote', async () => {
  const { visit, complaints } = receiveVisitors(browser(), union.cot);
  const page = await visit('/settings/database/file', emailOf(union));
  await choose(page, [
    'N°;DNI;APELLIDOS Y NOMBRES;CELULAR',
    '1;40000001;ARRIETA BAENA GEMA;900000001',
    '2;40000002;COBO DUEÑAS HUGO;900000002',
    '3;40000003;ESPEJO FAJARDO IRMA;900000003',
  ]);
  await page.getByText('No hay errores').waitFor();
  await problems(page).getByText('Cada uno pesa lo mismo: un voto.').waitFor();
  await importAfterReview(page, 3);
  await page.getByText('3 unidades, coeficiente total 3.').waitFor();
  expect(complaints()).toEqual([]);
});

test('a building whose sheet mixes percents and fractions is told which cell, and mends it', async () => {
  const { visit, complaints } = receiveVisitors(browser(), tower.cot);
  const page = await visit('/settings/database/file', emailOf(tower));
  await choose(page, [
    'Unidad;Coef.;Propietario;Documento',
    '101;0.5;Gema Cobo;8001',
    '102;0.474841;Hugo Baena;8002',
    '103;2.5159%;Irma Junco;8003',
  ]);
  await page.getByText('Hay 1 error').waitFor();
  await problems(page).getByText('Como las demás sería 0,025159.').waitFor();
  const cell = page.getByRole('textbox', { name: 'Coef., fila 4' });
  await cell.fill('0.025159');
  await cell.press('Enter');
  await page.getByText('No hay errores').waitFor();
  await page.getByText('Suma exacta').waitFor();

  // Off by far more than a rounding, and adjusting is asked for: it is refused, and why is said.
  await choose(page, [
    'Unidad;Coeficiente;Propietario;Documento',
    '101;50;Gema Cobo;8001',
    '102;40;Hugo Baena;8002',
  ]);
  await page.getByRole('button', { name: /^Cómo leímos/u }).click();
  await page.getByRole('checkbox', { name: /^Ajustar los coeficientes/u }).check();
  await page.getByText(/^No se pueden ajustar en proporción/u).waitFor();
  expect(await compare(page).isDisabled()).toBe(true);

  // Computed by a sheet: one warning, and the sum is exact.
  await choose(page, [
    'Unidad;Coeficiente;Propietario;Documento',
    '101;0.3333333333333333;Gema Cobo;8001',
    '102;0.3333333333333333;Hugo Baena;8002',
    '103;0.3333333333333333;Irma Junco;8003',
  ]);
  await page.getByText('Suma exacta').waitFor();
  await problems(page).getByText('Filas 2, 3 y 4.').waitFor();
  await importAfterReview(page, 3);
  expect(complaints()).toEqual([]);
});
