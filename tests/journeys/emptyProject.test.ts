import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFirstAssembly } from '../../scripts/assembly/createFirstAssembly.ts';
import { readDocument } from '../house/support/readDocument.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { hosting, openPage, type Visitor } from '../support/browser/openPage.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const cot = 'nueva-firma';
const password = 'una clave de doce';
const admin = { email: 'ana@nueva-firma.test', name: 'Ana Ruiz' };
const roster = new URL('../../data/padron-sucio.csv', import.meta.url).pathname;

/** The presses and the typing of a newcomer, to be told at the end. */
const effort = { presses: 0, fields: 0 };

async function press(target: Locator): Promise<void> {
  effort.presses += 1;
  await target.click();
}

async function type(target: Locator, text: string): Promise<void> {
  effort.fields += 1;
  await target.fill(text);
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });

const visitors: Visitor[] = [];
async function newcomer(path: string, viewport = { width: 1366, height: 900 }): Promise<Page> {
  const visitor = await openPage(browser(), { viewport, serviceWorkers: 'block' });
  visitors.push(visitor);
  await visitor.page.goto(path);
  return visitor.page;
}

/** As `npm run assembly create` prints it on this machine: the link that chooses the password. */
async function createByCommand() {
  const said = await createFirstAssembly(
    {
      ...{ organisation: 'Nueva Firma', name: 'Torres del Sol', kind: 'building', cot, admin },
      ...{ rulePack: 'co-ph', country: 'CO', timeZone: 'America/Bogota', project: undefined },
    },
    hosting(),
  );
  const [choose = ''] = said.match(/http\S+/gu) ?? [];
  return choose;
}

/** The password chosen at the page of the link signs in by itself. */
async function choosePassword(page: Page): Promise<void> {
  await type(page.getByLabel('Contraseña nueva'), password);
  await type(page.getByLabel('Escríbala otra vez'), password);
  await press(button(page, 'Guardar y entrar'));
  await page.waitForURL((url) => url.pathname === '/');
}

async function importRoster(page: Page): Promise<void> {
  await page.goto('/settings/database/file');
  await page.locator('input[type=file]').setInputFiles(roster);
  await seen(page, 'Hay 5 errores');
  const mend = async (cell: string, value: string) => {
    const field = page.getByRole('textbox', { name: cell }).first();
    await type(field, value);
    await field.press('Enter');
  };
  await press(button(page, 'Quitar fila 18').first());
  await seen(page, 'Hay 4 errores');
  await mend('Coef. %, fila 47', '0,2775');
  await seen(page, 'Hay 3 errores');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('0,3512');
  await page.keyboard.press('Enter');
  await seen(page, 'Hay 2 errores');
  await mend('Coef. %, fila 77', '0,3512');
  await press(button(page, 'Quitar fila 89').first());
  await seen(page, 'No hay errores');
  await press(button(page, /^Comparar/u));
  await press(page.getByRole('checkbox', { name: /^Revisé los \d+ avisos/u }));
  await press(button(page, 'Importar 121 unidades'));
  await seen(page, 'El padrón quedó importado');
}

async function inviteModerator(page: Page): Promise<Page> {
  await page.goto('/settings/permissions');
  await press(button(page, 'Invitar a alguien'));
  await type(page.getByLabel('Nombre completo'), 'Marta Gil');
  await type(page.getByLabel('Correo electrónico'), 'marta@nueva-firma.test');
  await press(page.getByRole('button', { name: 'Invitar', exact: true }));
  const link = page.getByRole('link', { name: 'Enlace para elegir contraseña' });
  const moderator = await newcomer((await link.getAttribute('href')) ?? '');
  await choosePassword(moderator);
  await seen(moderator, 'Torres del Sol');
  return moderator;
}

/** The labels of the file, as somebody copies them from the signed sheet. */
async function labelsOfFile(): Promise<readonly string[]> {
  const text = new TextDecoder('windows-1252').decode(await readFile(roster));
  const labels = text.split(/\r?\n/u).map((line) => line.split(';')[0]?.trim() ?? '');
  return [...new Set(labels.filter((label) => /^T\d-\d+$/u.test(label)))];
}

/** The people who signed the sheet are there, with one paste. */
async function accreditAll(page: Page): Promise<void> {
  await page.goto('/massive');
  await type(page.getByLabel('Celdas copiadas'), (await labelsOfFile()).join('\n'));
  await press(button(page, 'Revisar'));
  await press(button(page, /^Acreditar \d+ unidades$/u));
  await seen(page, /: \d+ hechas/u);
}

async function install(page: Page): Promise<void> {
  await page.goto('/quorum/private');
  await press(button(page, 'Instalar la sesión'));
  await press(button(page.getByRole('dialog'), 'Instalar la sesión'));
  await button(page, 'Cerrar la sesión').waitFor();
}

async function decide(page: Page): Promise<void> {
  await page.goto('/votes/private');
  await press(button(page, 'Nueva pregunta'));
  await page.getByLabel('Asunto', { exact: true }).selectOption('budget');
  await type(page.getByRole('textbox', { name: /^Pregunta/u }), '¿Aprueba el presupuesto?');
  await press(button(page, 'Crear pregunta'));
  await press(button(page, 'Abrir votación'));
  await press(button(page, /^Registrar votos/u));
  await press(page.getByRole('tab', { name: 'A mano alzada' }));
  await press(button(page, 'Registrar a mano alzada'));
  await press(button(page.getByRole('dialog'), 'Registrar'));
  await closeVoting(page);
  await press(button(page, 'Mostrar resultado'));
  await seen(page, /^Aprobado/u);
}

async function closeAndDraft(page: Page): Promise<string> {
  await page.goto('/quorum/private');
  await press(button(page, 'Cerrar la sesión').first());
  await press(button(page.getByRole('dialog'), 'Cerrar la sesión'));
  await page.goto('/reports/acta');
  await type(page.getByLabel('Presidió'), 'Ana Ruiz');
  await page.getByRole('article').getByText('Presidió la reunión Ana Ruiz').waitFor();
  const saving = page.waitForEvent('download');
  await press(button(page, 'Descargar el acta en Word'));
  const { runs } = await readDocument(new Blob([new Uint8Array(await readDownload(await saving))]));
  return runs.map(({ text }) => text).join('');
}

test('from an empty project to an acta, without touching a document by hand', async () => {
  const choose = await createByCommand();
  const office = await newcomer(choose);
  await choosePassword(office);
  await importRoster(office);
  const moderator = await inviteModerator(office);
  await accreditAll(moderator);
  await install(moderator);
  await decide(moderator);
  const words = await closeAndDraft(moderator);
  expect(words).toContain('Torres del Sol');
  expect(words).toContain('Decisión: Aprobado');
  // The limits of the effort: anybody who makes it longer says why here.
  expect(effort.presses).toBeLessThanOrEqual(25);
  expect(effort.fields).toBeLessThanOrEqual(12);
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
});
