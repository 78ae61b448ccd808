import { documentKey } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readOracleRoster } from '../support/oracle.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { type Answered, postAs } from '../support/visits/postAs.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';
import { seen } from '../support/visits/seen.ts';

const cot = 'poderes';
const luis = { name: 'Luis Soto Vega', document: 'CC 99887766' };
const nora = { name: 'Nora Ruiz Paz', document: 'CC 99887755', email: null };

const browser = browserForAll();
const emailOf = (account: string) => `${account}-poderes@asamblea.test`;

async function enterWithCode(page: Page, document: string, code: string) {
  await page.getByLabel('Número de documento').fill(document);
  await page.getByLabel('Código personal').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

function bodyOf<T>({ status, body }: Answered): T {
  expect(status).toBe(200);
  return body as T;
}

/** Somebody who owns exactly two units, both alone. */
function ownerOfTwo() {
  const roster = readOracleRoster();
  const alone = roster.filter(({ documents }) => documents.length === 1);
  const byOwner = Map.groupBy(alone, ({ documents }) => documents[0] ?? '');
  for (const [document, units] of byOwner) {
    const all = roster.filter(({ documents }) => documents.includes(document));
    if (units.length === 2 && all.length === 2) {
      return { document, labels: units.map(({ label }) => label) };
    }
  }
  throw new Error('The roster has nobody with two units.');
}

test('an owner gives a proxy from the phone, the desk solves its conflict, the attorney votes for both', async () => {
  const { visit, complaints } = receiveVisitors(browser(), cot);
  const admin = await visit('/settings/database/file', emailOf('admin'));
  const file = new URL('../../data/padron-torres-del-parque.csv', import.meta.url).pathname;
  await admin.locator('input[type=file]').setInputFiles(file);
  await admin.getByRole('button', { name: /^Comparar/u }).click();
  await admin.getByRole('button', { name: 'Importar 302 unidades' }).click();
  await seen(admin, 'El padrón quedó importado');

  const owner = ownerOfTwo();
  const personIdOf = await personIdsOfAssembly(cot);
  const personId = personIdOf(documentKey(owner.document));
  const desk = await visit('/register', emailOf('registro'));
  const paper = {
    ...{ proxyId: crypto.randomUUID(), unitIds: owner.labels, attorney: nora, scope: 'assembly' },
    ...{ instructions: '', fileId: null, grantorId: personId, cosignerIds: [] },
    ...{ relation: 'other', form: 'signed', writtenOn: '2026-01-10', validUntil: null },
  };
  bodyOf(await postAs(desk, '/api/proxies', paper));
  const choice = { replaceOlder: false, release: false };
  bodyOf(await postAs(desk, `/api/proxies/${paper.proxyId}/accept`, choice));

  const { code } = bodyOf<{ code: string }>(await postAs(desk, '/api/access/codes', { personId }));
  const mobile = await visit(`/loginVirtual?cot=${cot}`, undefined, 'phone');
  await enterWithCode(mobile, owner.document, code);
  await mobile.getByRole('button', { name: 'Dar otro poder' }).click();
  await mobile.getByLabel('Nombre completo').fill(luis.name);
  await mobile.getByLabel('Documento de identidad').fill(luis.document);
  await mobile.getByLabel('Documento del poder').setInputFiles({
    ...{ name: 'Poder.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from('%PDF-1.7\n%%EOF'),
  });
  await seen(mobile, 'Poder.pdf');
  await mobile.getByRole('button', { name: 'Enviar el poder' }).click();
  await seen(mobile, 'En revisión');

  await desk.getByRole('tab', { name: 'Poderes' }).click();
  await desk.getByRole('combobox').fill('luis soto');
  await desk.getByRole('heading', { name: luis.name }).waitFor();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'Descargar el documento' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Poder.pdf');
  await desk.getByRole('button', { name: `Aceptar y revocar el de ${nora.name}` }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: 'Aceptar y revocar el anterior' })
    .click();
  const slip = desk.getByRole('dialog', { name: `Código de ${luis.name}` });
  const attorneyCode = await slip.getByRole('status').textContent();
  const [printed] = await Promise.all([
    desk.waitForEvent('download'),
    slip.getByRole('button', { name: 'Boleta para imprimir' }).click(),
  ]);
  expect(printed.suggestedFilename()).toMatch(/^codigo-apoderado-.+-\d{4}-\d{2}-\d{2}\.pdf$/u);
  expect(await slip.getByRole('status').textContent()).toBe(attorneyCode);
  await slip.getByRole('button', { name: 'Listo' }).click();

  await mobile.reload();
  await seen(mobile, 'Aceptado');
  await seen(mobile, 'Revocado');

  await desk.getByRole('tab', { name: 'Personas' }).click();
  await desk.getByRole('combobox').fill('luis soto vega');
  await desk.getByRole('button', { name: /^Acreditar 2 unidades/u }).click();
  await seen(desk, 'Quedaron acreditadas 2 unidades.');

  const attorney = await visit(`/loginAttorney?cot=${cot}`, undefined, 'phone');
  await enterWithCode(attorney, luis.document, attorneyCode ?? '');
  const chair = await visit('/votes/private', emailOf('moderador'));
  const questionId = crypto.randomUUID();
  const question = { text: '¿Aprueba el presupuesto?', blank: true, abstention: true };
  const draft = { ...question, questionId, liveBars: false, durationSeconds: null };
  bodyOf(await postAs(chair, '/api/questions', draft));
  bodyOf(await postAs(chair, '/api/questions/open', openingOf(questionId)));
  await attorney.goto('/votes/current');
  await attorney.getByRole('radio', { name: 'A favor' }).click();
  await attorney.getByRole('button', { name: 'Revisar mi voto' }).click();
  for (const label of owner.labels) await seen(attorney, label);
  await attorney.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(attorney, /guardado/iu);

  await desk.getByRole('combobox').fill(owner.labels[0] ?? '');
  await desk.getByRole('option').filter({ hasNotText: luis.name }).click();
  await desk.getByRole('button', { name: 'Revocar y acreditar' }).first().click();
  const asked = desk.getByRole('dialog', { name: /tiene apoderado$/u });
  await asked.getByText(/Luis Soto Vega representa/u).waitFor();
  await asked.getByRole('button', { name: 'Solo mirar' }).click();
  const held = await attorney.evaluate(async () => (await fetch('/api/votes/current')).json());
  expect(held.asked[0].holdings).toHaveLength(2);
  expect(complaints()).toEqual([]);
});
