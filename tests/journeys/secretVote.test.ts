import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { password } from '../support/visits/signIn.ts';

const namedId = '7a5c0e1d-2026-4a00-8b00-0000000000a5';
const text = '¿Aprueba la plancha única para el comité de convivencia?';

const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '35'],
  ['103', 'Carla', '25'],
] as const;

const browser = browserForAll();
let journey: Journey;
beforeAll(async () => {
  journey = await newJourney(browser(), { cot: 'secretos', units });
  await journey.enter('Ana', 'Beto');
});

async function confirm(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'En contra' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
}

async function chair(page: Page, questionId: string, step: 'open' | 'close' | 'show') {
  const asked = step === 'open' ? openingOf(questionId) : { questionIds: [questionId] };
  const answer = await postAs(page, `/api/questions/${step}`, asked);
  expect(answer.status).toBe(200);
}

test('a secret vote leaves a receipt that anybody can check, and no choice anywhere', async () => {
  const { assemblyId } = journey;
  const moderator = await journey.visit('/votes/private', 'moderator');
  await moderator.getByRole('button', { name: 'Nueva pregunta' }).click();
  await moderator.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await moderator.getByRole('radio', { name: 'Secreto' }).click();
  await moderator.getByText('Ley 675 de 2001, artículo 42').waitFor();
  await moderator.getByRole('button', { name: 'Crear pregunta' }).click();
  await moderator.getByText('Voto secreto: nadie sabrá').waitFor();
  const questions = await pollDocuments.questions(assemblyId).where('text', '==', text).get();
  const questionId = questions.docs[0]?.id ?? '';
  await chair(moderator, questionId, 'open');

  const voter = await journey.visit('/votes/current', 'Ana', 'phone');
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
  const visitor = await journey.visit(`/results/public?cot=secretos#comprobante=${code}`);
  await visitor.getByText('Su voto se recibió', { exact: true }).waitFor();
  await visitor.getByText('No se publican cifras').waitFor();
  expect(journey.complaints()).toEqual([]);
  const kept = await pollDocuments.result(assemblyId, questionId).get();
  expect(kept.data()?.told?.kind).toBe('verdict-only');
});

test('a ballot altered in the database makes the recount name its question', async () => {
  const { assemblyId } = journey;
  const moderator = await journey.visit('/votes/private', 'moderator');
  const draft = { text: '¿Aprueba el informe?', blank: true, abstention: true, liveBars: false };
  const more = { questionId: namedId, durationSeconds: null };
  expect((await postAs(moderator, '/api/questions', { ...draft, ...more })).status).toBe(200);
  await chair(moderator, namedId, 'open');
  const voter = await journey.visit('/votes/current', 'Beto', 'phone');
  await confirm(voter);
  await voter.getByText('Su voto quedó guardado').waitFor();
  await chair(moderator, namedId, 'close');

  const auditor = await journey.visit('/protected', 'auditor');
  await auditor.getByLabel('Contraseña', { exact: true }).fill(password);
  await auditor.getByRole('button', { name: 'Entrar' }).click();
  const recount = auditor.getByRole('button', { name: 'Recontar las votaciones' });
  await recount.click();
  await auditor.getByText('Todo coincide').waitFor();
  const { docs } = await pollDocuments.ballots(assemblyId, namedId).get();
  await docs[0]?.ref.update({ optionIds: ['favour'] });
  await recount.click();
  await auditor.getByText('Una votación no coincide').waitFor();
  await auditor.getByText(/Pregunta 2: .*Aprueba el informe/u).waitFor();
});
