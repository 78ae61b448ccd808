import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '../../functions/src/platform/documents.ts';
import { launchBrowser } from '../support/launchBrowser.ts';
import { openPage, phone } from '../support/openPage.ts';
import { postAs } from '../support/postAs.ts';
import { password, signIn } from '../support/signIn.ts';

const assemblyId = 'torres-del-parque';
const namedId = '7a5c0e1d-2026-4a00-8b00-000000000005';
const text = '¿Aprueba la plancha única para el comité de convivencia?';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function visitAs(name: string, path: string, viewport = { width: 1440, height: 900 }) {
  const visitor = await openPage(browser, { viewport });
  await signIn(visitor.page, 'demo', `${name}@asamblea.test`);
  await visitor.page.goto(path);
  return visitor.page;
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'En contra' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
}

async function chair(page: Page, questionId: string, step: 'open' | 'close' | 'show') {
  const answer = await postAs(page, `/api/questions/${questionId}/${step}`, {});
  expect(answer.status).toBe(200);
}

test('a secret vote leaves a receipt that anybody can check, and no choice anywhere', async () => {
  const moderator = await visitAs('moderador', '/votes/private');
  await moderator.getByRole('button', { name: 'Nueva pregunta' }).click();
  await moderator.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await moderator.getByRole('radio', { name: 'Secreto' }).click();
  await moderator.getByText('Ley 675 de 2001, artículo 42').waitFor();
  await moderator.getByRole('button', { name: 'Crear pregunta' }).click();
  await moderator.getByText('Voto secreto: nadie sabrá').waitFor();
  const questions = await documents.questions(assemblyId).where('text', '==', text).get();
  const questionId = questions.docs[0]?.id ?? '';
  await chair(moderator, questionId, 'open');

  const voter = await visitAs('votante', '/votes/current', phone);
  await voter.getByText('Voto secreto ·').waitFor();
  await confirm(voter);
  await voter.getByText('Su voto secreto quedó guardado').waitFor();
  const device = await voter.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(device).not.toContain('against');
  const shown = await voter
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u)
    .first()
    .textContent();
  const code = shown ?? '';
  await chair(moderator, questionId, 'close');
  await chair(moderator, questionId, 'show');
  const visitor = await openPage(browser, { viewport: phone });
  await visitor.page.goto(`/results/public?cot=demo#comprobante=${code}`);
  await visitor.page.getByText('Su voto se recibió').waitFor();
  await visitor.page.getByText('No se publican cifras').waitFor();
  expect(visitor.complaints).toEqual([]);
  const kept = await documents.result(assemblyId, questionId).get();
  expect(kept.data()?.told?.kind).toBe('verdict-only');
});

test('a ballot altered in the database makes the recount name its question', async () => {
  const moderator = await visitAs('moderador', '/votes/private');
  await chair(moderator, namedId, 'open');
  const voter = await visitAs('apoderado', '/votes/current', phone);
  await confirm(voter);
  await voter.getByText('Su voto quedó guardado').waitFor();
  await chair(moderator, namedId, 'close');

  const auditor = await visitAs('auditor', '/protected');
  await auditor.getByLabel('Contraseña', { exact: true }).fill(password);
  await auditor.getByRole('button', { name: 'Entrar' }).click();
  const recount = auditor.getByRole('button', { name: 'Recontar las votaciones' });
  await recount.click();
  await auditor.getByText('Todo coincide').waitFor();
  const { docs } = await documents.ballots(assemblyId, namedId).get();
  await docs[0]?.ref.update({ optionId: 'favour' });
  await recount.click();
  await auditor.getByText('Una votación no coincide').waitFor();
  await auditor.getByText(/Pregunta 5: .*impermeabilización/u).waitFor();
});
