import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { publishAssembly, seedAssembly } from '../../scripts/seed/seedAssembly.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';

const assembly = {
  assemblyId: 'conjunto-del-padron',
  cot: 'padron',
  name: 'Conjunto del Padrón',
  kind: 'building' as const,
};
const email = 'admin-padron@asamblea.test';
const fileNamed = (name: string) => new URL(`../../data/${name}`, import.meta.url).pathname;

const browser = browserForAll();
beforeAll(async () => {
  await seedAssembly(assembly);
  const account = { uid: 'padron-admin', email, name: 'Administración', role: 'admin' } as const;
  await seedAccount(assembly.assemblyId, { ...account, personId: null });
  await publishAssembly(assembly);
});

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(fileNamed(name));
  await page.getByRole('heading', { name }).waitFor();
}

async function importCompared(page: Page, units: number): Promise<void> {
  await page.getByRole('button', { name: `Importar ${units} unidades` }).click();
  await page.getByText('El padrón quedó importado').waitFor();
}

async function mend(page: Page, cell: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: cell }).first();
  await field.fill(value);
  await field.press('Enter');
}

const problems = (page: Page) => page.getByRole('list', { name: 'Lista' });
const units = (page: Page) => page.getByRole('grid', { name: 'Unidades del padrón' });

test('an administrator imports a dirty roster, corrects it, confirms and undoes it', async () => {
  const { visit, complaints } = receiveVisitors(browser(), assembly.cot);
  const page = await visit('/settings/database/file', email);
  await choose(page, 'padron-torres-del-parque.xlsx');
  await page.getByText('Suma exacta').waitFor();
  await page.getByText('No hay errores').waitFor();
  await page.getByRole('button', { name: /^Comparar/u }).click();
  await importCompared(page, 302);

  await page.goto('/settings/database/file');
  await choose(page, 'padron-sucio.csv');
  await page.getByText('Hay 5 errores').waitFor();
  const compare = page.getByRole('button', { name: /^Comparar/u });
  expect(await compare.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Quitar fila 18' }).first().click();
  await page.getByText('Hay 4 errores').waitFor();
  await mend(page, 'Coef. %, fila 47', '0,2775');
  await page.getByText('Hay 3 errores').waitFor();
  // By keyboard alone: the next thing to mend has taken the focus.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0,3512');
  await page.keyboard.press('Enter');
  await page.getByText('Hay 2 errores').waitFor();
  await mend(page, 'Coef. %, fila 77', '0,3512');
  await page.getByRole('button', { name: 'Quitar fila 89' }).first().click();
  await page.getByText('No hay errores').waitFor();
  expect(await problems(page).getByText('Error', { exact: true }).count()).toBe(0);

  await compare.click();
  await page.getByRole('button', { name: /^Se quitan/u }).waitFor();
  await page.getByText('Faltan 60,2610 para 100').first().waitFor();
  await page.getByRole('checkbox', { name: /^Revisé los \d+ avisos, lo que se quita/u }).check();
  await importCompared(page, 121);

  await page.goto('/settings/database');
  await page.getByRole('searchbox').fill('hyperlink');
  await page.getByText('1 de 121 unidades').waitFor();
  await units(page).getByText('=HYPERLINK("http://malo.test")').waitFor();
  expect(await units(page).getByRole('link').count()).toBe(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const exported = (await readDownload(await downloading)).toString('utf8');
  expect(exported).toContain(`"'=HYPERLINK(""http://malo.test"")"`);
  expect(exported).toContain(`'=cmd|' /C calc'!A0`);

  await page.getByRole('searchbox').fill('T1-101');
  await page.getByText('1 de 121 unidades').waitFor();
  const cell = units(page).getByRole('gridcell', { name: '0,2775' });
  await cell.dblclick();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0,3775');
  await page.keyboard.press('Enter');
  await units(page).getByRole('gridcell', { name: '0,3775' }).waitFor();
  await page.getByText('Faltan 60,1610 para 100').waitFor();

  await page.getByRole('button', { name: 'Volver a este padrón' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Volver' }).click();
  await page.getByText('Suma exacta').waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByText('302 unidades', { exact: true }).waitFor();
  expect(complaints()).toEqual([]);
});
