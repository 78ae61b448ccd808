import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plainPdf } from '../../scripts/seed/plainPdf.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { smallTargets } from '../support/looks/smallTargets.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [['101', 'Ana', '100']] as const;
let begun: Promise<Journey> | null = null;
/** One assembly for all of them. */
function meet(): Promise<Journey> {
  begun ??= newJourney(browser(), { cot: 'documentos', units });
  return begun;
}

const pdf = (bytes: number, title = 'Presupuesto 2027') =>
  Buffer.concat([plainPdf([title]), Buffer.alloc(bytes, 'a')]);

async function bring(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer };
  await page
    .getByLabel('Documentos', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file);
}

async function choose(page: Page, name: string, work: string): Promise<void> {
  await page.getByRole('button', { name: `Más sobre ${name}` }).click();
  await page.getByRole('menuitem', { name: work }).click();
}

test('upload, cut, repeat, version', async () => {
  const { visit } = await meet();
  const office = await visit('/drive', 'admin');
  await seen(office, 'Aún no hay documentos');
  const pieces: number[] = [];
  let isCut = true;
  await office.route('**/pieces', (route) => {
    const { piece } = route.request().postDataJSON() as { piece: number };
    pieces.push(piece);
    return isCut && piece === 1 ? route.abort() : route.continue();
  });
  await bring(office, 'Presupuesto.pdf', pdf(5_000_000));
  const goOn = office.getByRole('button', { name: 'Seguir subiendo Presupuesto.pdf' });
  await goOn.waitFor();
  expect(await readWithAxe(office)).toEqual([]);
  isCut = false;
  await goOn.click();
  await seen(office, 'Un documento guardado');
  expect(pieces.filter((piece) => piece === 0)).toEqual([0]);
  await office.getByRole('link', { name: 'Presupuesto.pdf', exact: true }).waitFor();

  await bring(office, 'presupuesto.pdf', pdf(10));
  await office.getByRole('button', { name: 'Guardar como versión nueva' }).click();
  await seen(office, '2 documentos guardados');
  await choose(office, 'Presupuesto.pdf', 'Versiones (2)');
  const older = office.getByRole('link', { name: 'Versión 1' });
  const [kept] = await Promise.all([office.waitForEvent('download'), older.click()]);
  expect(kept.suggestedFilename()).toBe('Presupuesto.pdf');
});

test('a voter who entered by code opens an attendees’ document; a stranger with its address does not', async () => {
  const { visit, cot, documentOf, giveCode } = await meet();
  const phone = await visit(`/loginVirtual?cot=${cot}`, undefined, 'phone');
  await phone.getByLabel('Número de documento').fill(documentOf('Ana'));
  await phone.getByLabel('Código personal').fill(await giveCode('Ana'));
  await phone.getByRole('button', { name: 'Entrar' }).click();
  await seen(phone, 'Hola');
  await phone.goto('/drive');
  await phone.getByRole('link', { name: 'Presupuesto.pdf', exact: true }).click();
  await seen(phone, 'Página 1 de 1');
  await phone.getByText('Presupuesto 2027').waitFor({ state: 'attached' });
  const save = phone.getByRole('button', { name: 'Descargar' });
  const [kept] = await Promise.all([phone.waitForEvent('download'), save.click()]);
  expect(kept.suggestedFilename()).toBe('Presupuesto.pdf');
  expect(await readWithAxe(phone)).toEqual([]);
  expect(await smallTargets(phone)).toEqual([]);

  const address = phone.url();
  const bytes = `/api/drive/documents/${new URL(address).searchParams.get('documento')}`;
  const stranger = await visit(address, undefined, 'phone');
  await stranger.waitForURL('**/login**');
  const answers = [bytes, bytes.replace('/drive/', '/public/').concat(`?cot=${cot}`)].map(
    async (path) => (await stranger.request.get(path)).status(),
  );
  expect(await Promise.all(answers)).toEqual([401, 404]);
});

test('a share link is revoked', async () => {
  const { visit } = await meet();
  const office = await visit('/drive', 'admin');
  await choose(office, 'Presupuesto.pdf', 'Compartir con un enlace');
  await office.getByRole('button', { name: 'Hacer un enlace' }).click();
  const link = office.getByRole('link', { name: 'Enlace 1' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(await readWithAxe(office)).toEqual([]);
  const stranger = await visit(address, undefined, 'phone');
  await stranger.getByRole('heading', { name: 'Presupuesto.pdf' }).waitFor();
  const save = stranger.getByRole('button', { name: 'Descargar' });
  await Promise.all([stranger.waitForEvent('download'), save.click()]);
  expect(await readWithAxe(stranger)).toEqual([]);
  await office.getByRole('button', { name: 'Retirar el enlace 1' }).click();
  await link.waitFor({ state: 'hidden' });
  await stranger.reload();
  await seen(stranger, 'Quien compartió este documento retiró el enlace');
});
