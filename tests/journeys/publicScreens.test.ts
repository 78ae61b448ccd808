import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { drawSome } from '../../functions/src/testing/files/drawSome.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, projector } from '../support/browser/openPage.ts';
import { paintedShare } from '../support/looks/paintedShare.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '35'],
  ['103', 'Carla', '25'],
] as const;

const long =
  '¿Aprueba contratar, con cargo al fondo de imprevistos y con una cuota extraordinaria en tres pagos, la impermeabilización de las cubiertas de las cuatro torres, el cambio de las bajantes de aguas lluvias y la pintura de todas las fachadas, según la propuesta que presentó el consejo de administración?';
const offers = ['Norte', 'Sur', 'Oriente', 'Occidente', 'Centro', 'Del Valle', 'Del Río'].map(
  (name) => `Impermeabilizaciones y Acabados ${name} y Compañía`,
);
const ofEight = {
  ...{ kind: 'one', min: 1, max: 1, seats: 1, needsMajority: false, method: 'quotient' },
  candidates: [...offers, 'Ninguna de las anteriores'].map((label) => ({ label, lines: [] })),
};
const terms = { blank: false, abstention: false, liveBars: true, durationSeconds: null };

let journey: Journey;
let chair: Page;

/** A visitor of a screen of the hall: without service worker, routes see every request. */
async function look(path: string, viewport = projector) {
  const visitor = await openPage(browser(), { viewport, serviceWorkers: 'block' });
  return { ...visitor, open: () => visitor.page.goto(`${path}cot=${journey.cot}`) };
}

async function ask(text: string, more: object = {}): Promise<string> {
  const questionId = randomUUID();
  const asked = { questionId, text, ...terms, ...more };
  expect(await postAs(chair, '/api/questions', asked)).toMatchObject({ status: 200 });
  expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);
  return questionId;
}

async function showResult(questionId: string): Promise<void> {
  for (const step of ['close', 'show']) {
    const answer = await postAs(chair, `/api/questions/${step}`, { questionIds: [questionId] });
    expect(answer.status).toBe(200);
  }
}

beforeAll(async () => {
  journey = await newJourney(browser(), { cot: 'pantallas', units });
  await journey.enter('Ana', 'Beto');
  chair = await journey.visit('/votes/private', 'moderator');
});

const streams = ['/stream/votacion?', '/stream/votacionWithOnSnapshot?'] as const;
const pictures = [projector, { width: 1280, height: 720 }] as const;
const third = 1 / 3;

/** Every bar of the answers, as wide as it is drawn. */
const barWidths = (page: Page) =>
  page
    .locator('main .share-bar')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));

/** Nothing of an overlay is cut off: all that it says fits where it may be. */
const isWhole = (page: Page) =>
  page
    .locator('main > div')
    .first()
    .evaluate((low) => {
      const [top, bottom] = [low.getBoundingClientRect().top, low.getBoundingClientRect().bottom];
      return [...low.querySelectorAll('h1, strong, .share-bar')].every((one) => {
        const box = one.getBoundingClientRect();
        return box.top >= top - 1 && box.bottom <= bottom + 1;
      });
    });

/** The button of a receipt stands at the foot of the typed text, whose name is over it. */
const standsBesideItsField = async (page: Page) => {
  const field = await page.getByRole('textbox', { name: 'Comprobante' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Comprobar' }).boundingBox();
  if (field === null || button === null) return false;
  const middle = ({ y, height }: typeof field) => y + height / 2;
  return Math.abs(middle(field) - middle(button)) < 4;
};

/** Whether the QR is as tall as the last row needs, and all of it in sight. */
const readQr = (page: Page) =>
  page.getByRole('img', { name: 'Código QR para entrar' }).evaluate((qr) => {
    const box = qr.getBoundingClientRect();
    const corners = [
      [box.left + 2, box.top + 2],
      [box.right - 2, box.bottom - 2],
      [box.left + box.width / 2, box.top + box.height / 2],
    ] as const;
    const isSeen = corners.every(([x, y]) => qr.contains(document.elementFromPoint(x, y)));
    return { isTall: box.height > innerHeight / 10, isSeen };
  });

test('a question of eight long options covers less than a third of any picture', async () => {
  const questionId = await ask(long, { election: ofEight });
  const all = streams.flatMap((path) =>
    ['m', 'l'].flatMap((size) => pictures.map((viewport) => ({ path, size, viewport }))),
  );
  const shown = async (isOver: boolean) => {
    for (const { path, size, viewport } of drawSome(all, 3, `stream ${isOver}`)) {
      const { page, context, open } = await look(`${path}size=${size}&qr=on&`, viewport);
      await open();
      await seen(page, /^¿Aprueba contratar/u);
      await seen(page, isOver ? 'Centro' : 'Han votado');
      await page.getByRole('img', { name: 'Código QR para entrar' }).locator('path').waitFor();
      const place = `${path} ${size} ${viewport.height} ${isOver}`;
      expect(await paintedShare(page), place).toBeLessThan(third);
      expect(await paintedShare(page), place).toBeGreaterThan(0.1);
      expect(await isWhole(page), place).toBe(true);
      await context.close();
    }
  };
  await shown(false);
  const { page, context, open } = await look('/votes/public?');
  await open();
  await seen(page, /^¿Aprueba contratar/u);
  const wide = await barWidths(page);
  expect(wide.filter((width) => width > 0.4 * projector.width).length).toBeGreaterThan(7);
  await context.close();
  await showResult(questionId);
  await shown(true);
});

test('every public screen says how to come in, large enough for the last row, and its links are read', async () => {
  const questionId = await ask('¿Aprueba el acta?', { liveBars: true, wall: false });
  const pages = [
    ['/votes/public?', '¿Aprueba el acta?'],
    ['/votes/public/missing?', /¿Aprueba el acta\?|Faltan/u],
    ['/results/public?', 'Resultados'],
    ['/quorum/public?', /^Quórum de la sala/u],
  ] as const;
  for (const [path, words] of pages) {
    const { page, context, open, complaints } = await look(path);
    await open();
    await seen(page, words);
    await page.getByRole('img', { name: 'Código QR para entrar' }).locator('path').waitFor();
    // The painting of the server gives way to the listening page, and the QR with it.
    await expect
      .poll(() => readQr(page), { message: path })
      .toEqual({ isTall: true, isSeen: true });
    await seen(page, 'Código: pantallas');
    const letters = await page
      .locator('main a, main button')
      .evaluateAll((links) =>
        links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)),
      );
    expect([path, letters.filter((size) => size < 16)]).toEqual([path, []]);
    if (path !== '/results/public?') {
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1),
      ).toBe(true);
    }
    if (path === '/results/public?') expect(await standsBesideItsField(page)).toBe(true);
    if (path === '/votes/public?') {
      const wide = await barWidths(page);
      expect(wide.every((width) => width > 0.85 * projector.width)).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  }
  await showResult(questionId);
});

test('where a network lets nobody listen, every screen shows how it stands now', async () => {
  const paths = [
    '/votes/public?',
    '/votes/public/missing?',
    '/stream/votacionWithOnSnapshot?',
    '/quorum/public?',
    '/results/public?',
  ];
  const visitors = await Promise.all(paths.map((path) => look(path)));
  for (const { page, open } of visitors) {
    await page.route(/\/Listen\/channel/u, (route) => route.abort());
    await open();
  }
  const questionId = await ask('¿Aprueba que nadie escuche?');
  const [hall, missing, stream, quorum, results] = visitors.map(({ page }) => page);
  for (const page of [hall, missing, stream]) {
    if (page !== undefined) await seen(page, '¿Aprueba que nadie escuche?');
  }
  await journey.enter('Carla');
  if (quorum !== undefined) await seen(quorum, '100,00 %');
  await showResult(questionId);
  for (const page of [hall, results]) {
    if (page !== undefined) await seen(page, /Rechazado|Sin mayoría|Nadie votó/u);
  }
  for (const { page, context } of visitors) {
    await expect.poll(() => page.getByText('Sin conexión').count()).toBe(0);
    await context.close();
  }
});
