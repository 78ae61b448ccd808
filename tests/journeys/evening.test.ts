import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, phone } from '../support/browser/openPage.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { hasEntered } from '../support/visits/hasEntered.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';
import { untilMended } from '../support/visits/untilMended.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;
const questionId = '7a5c0e1d-2026-4a00-8b00-0000000000e1';

/** The provider does not answer, and nothing may ask it; what asked for a token of a member is told too. */
async function withoutProvider(context: BrowserContext): Promise<readonly string[]> {
  const asked: string[] = [];
  const isProvider = ({ host, href }: URL) =>
    host === process.env.FIREBASE_AUTH_EMULATOR_HOST || /identitytoolkit|securetoken/u.test(href);
  await context.route(isProvider, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  context.on('request', (request) => {
    if (request.url().includes('/api/auth/firestore')) asked.push(request.url());
  });
  return asked;
}

async function enterByCode(page: Page, journey: Journey, owner: string, code: string) {
  await page.goto(`/loginVirtual?cot=${journey.cot}`);
  await page.getByLabel('Número de documento').fill(journey.documentOf(owner));
  await page.getByLabel('Código personal').fill(code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await hasEntered(page);
}

async function openQuestion(chair: Page): Promise<void> {
  const text = '¿Aprueba el presupuesto?';
  const terms = { blank: false, abstention: false, liveBars: false, durationSeconds: null };
  await postAs(chair, '/api/questions', { questionId, text, ...terms });
  expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL('**/login');
}

test('a voter’s evening without the identity provider: code, ballot, receipt, result, way out', async () => {
  const cot = 'velada';
  const journey = await newJourney(browser(), { cot, units });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await openQuestion(chair);
  const code = await journey.giveCode('Ana');

  const { context, page, complaints } = await openPage(browser(), { viewport: phone });
  const asked = await withoutProvider(context);
  await enterByCode(page, journey, 'Ana', code);
  // With a vote open, a person who enters lands on the ballot.
  await seen(page, '¿Aprueba el presupuesto?');
  expect(new URL(page.url()).pathname).toBe('/votes/current');
  await page.getByRole('radio', { name: 'A favor' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, 'Su voto quedó guardado');
  await page
    .getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u)
    .first()
    .waitFor();

  await postAs(chair, '/api/questions/close', { questionIds: [questionId] });
  await postAs(chair, '/api/questions/show', { questionIds: [questionId] });
  await seen(page, 'votación cerrada');

  // Home, from the ballot, is home; its header follows the quorum as anybody does.
  await page.getByRole('link', { name: `Conjunto ${cot}` }).click();
  await seen(page, 'Hola, Ana');
  await seen(page, '2 de 2 unidades');
  await signOut(page);
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a voter may go home from an open ballot; an ended session says so, and signing in resumes the vote', async () => {
  const cot = 'relevo';
  const journey = await newJourney(browser(), { cot, units });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await openQuestion(chair);
  const page = await journey.visit('/', 'Beto', 'phone');
  await page.waitForURL('**/votes/current');
  await page.getByRole('link', { name: `Conjunto ${cot}` }).click();
  await seen(page, 'Hola, Beto');
  await page.goto('/');
  await page.waitForURL('**/votes/current');

  // The answer to the vote is lost; before it is sent again the session of the password ends.
  await page.getByRole('radio', { name: 'A favor' }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  const mend = await untilMended(page, '**/api/votes/cast', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, 'Su voto está pendiente');
  await page.evaluate(() => fetch('/api/auth/logout'));
  mend();
  await seen(page, 'Un voto confirmado sigue guardado en este dispositivo');
  expect(await page.textContent('body')).not.toMatch(/102|A favor/u);
  expect(await readWithAxe(page)).toEqual([]);
  // Read on its way: the page may go on to another, and then the browser has the body no more.
  const told: unknown[] = [];
  await page.route('**/api/votes/cast', async (route) => {
    const response = await route.fetch();
    if (response.ok()) told.push((await response.json()).results);
    await route.fulfill({ response });
  });
  await enterByCode(page, journey, 'Beto', await journey.giveCode('Beto'));
  await seen(page, 'Su voto quedó guardado');
  expect(told).toMatchObject([[{ unitId: '102', status: 'repeated' }]]);
});

test('a tab that only the server tells that the session ended shows nothing of the person', async () => {
  const several = [
    ['101', 'Ana', '60'],
    ['102', 'Beto', '30'],
    ['103', 'Beto', '10'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'ajena', units: several });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await openQuestion(chair);
  const page = await journey.visit('/votes/current', 'Beto', 'phone');
  await seen(page, 'Beto');
  await page.evaluate(() => fetch('/api/auth/logout'));
  await postAs(chair, '/api/questions/close', { questionIds: [questionId] });
  await page.waitForURL('**/login?cot=ajena');
  await seen(page, 'Correo electrónico');
  expect(await page.textContent('body')).not.toContain('Beto');
});

test('signing out in one tab clears the other one', async () => {
  const journey = await newJourney(browser(), { cot: 'pestanas', units });
  await journey.enter('Ana');
  const page = await journey.visit('/', 'Ana', 'phone');
  const other = await page.context().newPage();
  await other.goto('/votes/current');
  await seen(other, 'No hay ninguna votación abierta');
  await signOut(page);
  await other.waitForURL('**/login');
});
