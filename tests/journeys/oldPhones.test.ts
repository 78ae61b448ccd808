import { documentKey, routeOf, routes } from '@asamblea/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSome } from '../../functions/src/testing/files/drawSome.ts';
import { connectBrowser } from '../support/browser/connectBrowser.ts';
import { launchChromium109 } from '../support/browser/launchChromium109.ts';
import { openPage, phone } from '../support/browser/openPage.ts';
import { withoutLaterApis } from '../support/browser/withoutLaterApis.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';
import { signInByForm } from '../support/visits/signInByForm.ts';

const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '35'],
  ['103', 'Carla', '25'],
] as const;
const betosDocument = '1000000001';
const text = '¿Aprueba el presupuesto de 2027?';

/** Where one comes without a session: the ways in, the projector, the streams. */
const openPaths = routes.filter(({ entry }) => entry !== 'signed-in').map(({ path }) => path);

const oldOnes = [
  { phone: 'Chrome 109', cot: 'chrome109', open: launchChromium109, lacksApis: false },
  {
    phone: 'Safari 16.0, as far as its APIs go',
    cot: 'safari16',
    open: connectBrowser,
    lacksApis: true,
  },
] as const;

// The one or the other: they show the same pages, and a failure on one alone is found in a few runs.
describe.each(drawSome(oldOnes, 1, 'old phones'))('with $phone', ({ cot, open, lacksApis }) => {
  let browser: Browser;
  let opening: Pick<Browser, 'newContext'>;
  let journey: Journey;
  beforeAll(async () => {
    browser = await open();
    opening = lacksApis ? withoutLaterApis(browser) : browser;
    journey = await newJourney(opening, { cot, units, browsers: 'ordinary' });
    await journey.enter('Ana', 'Beto', 'Carla');
  });
  afterAll(() => browser.close());

  test('the browser is as old as it says', async () => {
    const page = await journey.visit(`/login?cot=${cot}`);
    const has = await page.evaluate(() => ({
      ...{ any: 'any' in AbortSignal, groupBy: 'groupBy' in Map, canParse: 'canParse' in URL },
      ...{ isIdle: 'requestIdleCallback' in window, isSorted: 'toSorted' in Array.prototype },
    }));
    const common = { any: false, groupBy: false, canParse: false };
    if (lacksApis) expect(has).toEqual({ ...common, isIdle: false, isSorted: true });
    else expect(has).toEqual({ ...common, isIdle: true, isSorted: false });
    if (!lacksApis) expect(browser.version()).toMatch(/^109\./u);
  });

  test('by QR, code and password one reaches the ballot, votes and reads the result', async () => {
    const desk = await journey.visit('/register', 'registrar');
    const [ana, beto, carla] = await Promise.all([
      enterByQr(journey, desk),
      enterByCode(journey, desk),
      enterByPassword(journey),
    ]);
    const moderator = await journey.visit('/votes/private', 'moderator');
    await openQuestion(moderator);
    const screen = await journey.visit(`/votes/public?cot=${cot}`);
    await seen(screen, text);
    for (const [page, option] of [
      [ana, 'A favor'],
      [beto, 'En contra'],
      [carla, 'A favor'],
    ] as const) {
      await page.goto('/votes/current');
      await seen(page, text);
      await vote(page, option);
      await seen(page, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
    }
    await seen(screen, '3 de 3 unidades');
    await closeVoting(moderator);
    await moderator.getByRole('button', { name: 'Mostrar resultado' }).click();
    const results = await journey.visit(`/results/public?cot=${cot}`, undefined, 'phone');
    for (const page of [moderator, screen, results])
      await seen(page, /^Aprobado ?[Cc]on .* \(Ley 675/u);
    await ana.goto(`/results/public?cot=${cot}`);
    await seen(ana, /^Aprobado ?[Cc]on .* \(Ley 675/u);
    expect(journey.complaints()).toEqual([]);
  });

  test('every page without session opens without a complaint', async () => {
    const { page, context, complaints } = await openPage(opening, { viewport: phone });
    for (const path of openPaths) {
      await page.goto(`${path}?cot=${cot}`);
      const busy = page.locator('[aria-busy="true"]').filter({ visible: true });
      await expect.poll(async () => `${path} ${await busy.count()}`).toBe(`${path} 0`);
      await expect.poll(() => page.title()).toContain(routeOf(path)?.title);
      expect([path, complaints]).toEqual([path, []]);
      // A connection still opening when its page is left is cut, and says so.
      await page.goto('about:blank');
      complaints.length = 0;
    }
    await context.close();
  });
});

async function enterByQr(journey: Journey, desk: Page): Promise<Page> {
  await desk.getByRole('combobox').fill('101');
  const answered = desk.waitForResponse('**/api/invitations/desk');
  await desk.getByRole('button', { name: 'Credencial', exact: true }).click();
  await desk.getByRole('button', { name: 'Crear credencial' }).click();
  const { path } = await (await answered).json();
  const page = await journey.visit(path, undefined, 'phone');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return page;
}

async function enterByCode(journey: Journey, desk: Page): Promise<Page> {
  const personIdOf = await personIdsOfAssembly(journey.cot);
  const personId = personIdOf(documentKey(`CC ${betosDocument}`));
  const { status, body } = await postAs(desk, '/api/access/codes', { personId });
  expect(status).toBe(200);
  const page = await journey.visit(`/loginVirtual?cot=${journey.cot}`, undefined, 'phone');
  await page.getByLabel('Número de documento').fill(betosDocument);
  await page.getByLabel('Código personal').fill((body as { readonly code: string }).code);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  return page;
}

async function enterByPassword({ cot, visit }: Journey): Promise<Page> {
  const page = await visit(`/login?cot=${cot}`, undefined, 'phone');
  await signInByForm(page, `carla-${cot}@asamblea.test`);
  return page;
}

async function openQuestion(moderator: Page): Promise<void> {
  await moderator.getByRole('button', { name: 'Nueva pregunta' }).click();
  await moderator.getByRole('textbox', { name: /^Pregunta/u }).fill(text);
  await moderator.getByLabel('Mostrar los votos en la pantalla mientras llegan').check();
  await moderator.getByRole('button', { name: 'Crear pregunta' }).click();
  await moderator.getByRole('button', { name: 'Abrir votación' }).click();
  await moderator.getByRole('button', { name: 'Cerrar votación' }).waitFor();
}

async function vote(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, 'Su voto quedó guardado');
}
