import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { coveredFocus } from '../support/looks/coveredFocus.ts';
import { cutText, setTextSize } from '../support/looks/cutText.ts';
import {
  isFirstOptionInSight,
  optionsInSight,
  wordsInSight,
} from '../support/looks/firstOption.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { smallTargets } from '../support/looks/smallTargets.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '30'],
  ['102', 'Ana', '20'],
  ['103', 'Beto', '50'],
] as const;

const terms = { blank: true, abstention: true, liveBars: false, durationSeconds: null };
const short = '¿Aprueba el presupuesto?';
/** As long as a question may be. */
const long =
  `¿Autoriza ${'a la administración a contratar la impermeabilización de la cubierta, '.repeat(9)}`
    .slice(0, 598)
    .concat('?');

/** The moderator, who presses nothing here: what the chair does is told elsewhere. */
async function chairOf(journey: Journey) {
  const page = await journey.visit(`/quorum/public?cot=${journey.cot}`, 'moderator');
  const post = async (path: string, body: object = {}) => {
    const { status, body: said } = await postAs(page, `/api/questions${path}`, body);
    expect(status, JSON.stringify(said)).toBe(200);
  };
  return {
    async open(text: string, questionId = crypto.randomUUID()) {
      await post('', { questionId, text, ...terms });
      await post('/open', openingOf(questionId));
      return questionId;
    },
    again: (questionId: string) => post('/open', openingOf(questionId)),
    close: (questionId: string) => post('/close', { questionIds: [questionId] }),
    show: (questionId: string) => post('/show', { questionIds: [questionId] }),
    annul: (questionId: string, reason: string, repeatAs: string | null) =>
      post(`/${questionId}/annul`, { reason, repeatAs }),
  };
}

/** Nothing smaller than a finger, and nothing cut off for people who read at twice the size. */
async function expectReadable(page: Page): Promise<void> {
  expect(await smallTargets(page)).toEqual([]);
  await setTextSize(page, 200);
  expect(await cutText(page)).toEqual([]);
  await setTextSize(page, 100);
}

const headingHasFocus = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.outerHTML))
    .toMatch(new RegExp(`^<h1.*${text.slice(0, 20)}`, 'u'));

test('a small phone follows a meeting: the question in sight, its vote, the result, an annulment, and the way back from home', async () => {
  const journey = await newJourney(browser(), { cot: 'telefono-de-calle-mayor', units });
  await journey.enter('Ana', 'Beto');
  const chair = await chairOf(journey);
  const ana = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  await seen(ana, 'No hay ninguna votación abierta');
  await expectReadable(ana);

  const first = await chair.open(long);
  await headingHasFocus(ana, '¿Autoriza a la');
  expect(await isFirstOptionInSight(ana)).toBe(true);
  await seen(ana, 'Marque una respuesta para revisar su voto.');
  expect(await readWithAxe(ana)).toEqual([]);
  await expectReadable(ana);
  await ana.getByRole('button', { name: 'Una por una' }).click();
  await ana.getByRole('radio', { name: 'A favor' }).first().check();
  await seen(ana, 'Falta responder por 102.');
  expect(await coveredFocus(ana)).toEqual([]);
  await ana.getByRole('radio', { name: 'En contra' }).last().check();
  await ana.getByRole('button', { name: 'Revisar mi voto' }).click();
  await expectReadable(ana);
  await ana.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(ana, 'Su voto quedó guardado');
  await expectReadable(ana);

  const asked: string[] = [];
  ana.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await chair.close(first);
  await seen(ana, /votación cerrada/u);
  await chair.show(first);
  const result = ana.getByRole('region', { name: 'Resultado' });
  await result.getByText('Rechazado', { exact: true }).waitFor();
  // Asked at most once for each thing that happened (the vote is kept, it closes, it is closed, its result is
  // shown), and not until it is there; nor was the page loaded again.
  const asks = asked.filter((path) => path === '/api/votes/current').length;
  expect([1, 2, 3, 4]).toContain(asks);
  expect(asked).not.toContain('/votes/current');
  await headingHasFocus(ana, '¿Autoriza a la');
  await result.getByRole('table').waitFor({ state: 'attached' });
  await seen(ana, 'Su voto quedó guardado');
  expect(await readWithAxe(ana)).toEqual([]);
  await expectReadable(ana);

  const second = await chair.open(short);
  await headingHasFocus(ana, '¿Aprueba el');
  const third = crypto.randomUUID();
  await chair.annul(second, 'El texto no era el que se leyó.', third);
  await headingHasFocus(ana, 'La pregunta 2 se');
  await seen(ana, 'El texto no era el que se leyó.');
  await seen(ana, /Se volverá a votar/u);
  expect(await readWithAxe(ana)).toEqual([]);
  await expectReadable(ana);

  await ana.getByRole('link', { name: 'Conjunto telefono-de-calle-mayor' }).click();
  await ana.getByRole('heading', { name: /^Hola/u }).waitFor();
  expect(await ana.getByRole('link', { name: 'Votar', exact: true }).count()).toBe(0);
  await chair.again(third);
  await seen(ana, 'Votación abierta');
  expect(await readWithAxe(ana)).toEqual([]);
  await expectReadable(ana);
  await ana.getByRole('link', { name: 'Votar', exact: true }).click();
  await ana.getByRole('radio', { name: 'A favor' }).waitFor();
  expect(await isFirstOptionInSight(ana)).toBe(true);

  const beto = await journey.visit('/virtual/current', 'Beto', 'smallPhone');
  await beto.getByRole('radio', { name: 'A favor' }).waitFor();
  const room = beto.getByRole('region', { name: 'Su asistencia' });
  await room.getByText('103').waitFor();
  const [option, presence] = await Promise.all([
    beto.getByRole('radio', { name: 'Abstención' }).boundingBox(),
    room.boundingBox(),
  ]);
  expect(presence?.y).toBeGreaterThan(option?.y ?? Infinity);
  expect(await isFirstOptionInSight(beto)).toBe(true);
  await expectReadable(beto);
  expect(journey.complaints()).toEqual([]);
});

test('a small phone shows who votes, two answers and few words; letters twice as large leave the first answer; the receipt says first that it is done', async () => {
  const journey = await newJourney(browser(), { cot: 'primera-pantalla', units });
  await journey.enter('Ana');
  const chair = await chairOf(journey);
  await chair.open(short);
  const ana = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  const favour = ana.getByRole('radio', { name: 'A favor' });
  await favour.waitFor();
  expect(await optionsInSight(ana)).toBeGreaterThanOrEqual(2);
  expect(await wordsInSight(ana)).toBeLessThan(60);
  await setTextSize(ana, 200);
  expect(await isFirstOptionInSight(ana)).toBe(true);
  await setTextSize(ana, 100);
  const who = ana.getByRole('button', { name: /^Ana/u });
  await who.click();
  await seen(ana, 'Salir');
  expect(await readWithAxe(ana)).toEqual([]);
  await expectReadable(ana);
  await who.click();
  await ana.getByRole('button', { name: 'Una por una' }).click();
  expect(await readWithAxe(ana)).toEqual([]);
  await expectReadable(ana);
  await ana.getByRole('button', { name: 'Todas igual' }).click();
  await favour.check();
  await ana.getByRole('button', { name: 'Revisar mi voto' }).click();
  await ana.getByRole('button', { name: 'Confirmar mi voto' }).click();
  for (const said of ['Su voto quedó guardado', 'No tiene que hacer nada más.']) {
    const box = await ana.getByText(said).first().boundingBox();
    expect(box?.y).toBeLessThan(400);
  }
  expect(await ana.getByRole('img', { name: /^Código QR/u }).count()).toBe(0);
  await expectReadable(ana);
  await ana.getByRole('button', { name: 'Mostrar QR' }).click();
  await ana.getByRole('img', { name: /^Código QR/u }).waitFor();
  expect(journey.complaints()).toEqual([]);
});

test('at a booth a keyboard goes from the free screen to the ballot, and the rest is as large as a finger', async () => {
  const journey = await newJourney(browser(), { cot: 'teclado', units });
  await journey.enter('Ana', 'Beto');
  const chair = await chairOf(journey);
  const tablet = await journey.visit('/votes/current?puesto=Cabina', 'teller', 'tablet');
  await tablet.getByRole('button', { name: 'Abrir el puesto aquí' }).click();
  await seen(tablet, 'Ahora no hay ninguna votación abierta');
  const desk = await journey.visit(`/quorum/public?cot=${journey.cot}`, 'registrar');
  expect((await postAs(desk, '/api/plates', { from: 1, to: 3 })).status).toBe(200);
  const given = { number: 2, personId: journey.personIdOf('Ana') };
  const { body } = await postAs(desk, '/api/plates/hand-out', given);
  const pin = String(Object.entries(body ?? {}).find(([name]) => name === 'pin')?.[1]);
  await chair.open(short);
  await tablet.getByRole('heading', { name: 'El puesto está libre' }).waitFor();
  expect(await smallTargets(tablet)).toEqual([]);
  await tablet.keyboard.type('2');
  await tablet.getByRole('heading', { name: 'Escriba el número de su placa' }).waitFor();
  expect(await tablet.getByRole('textbox').inputValue()).toBe('2');
  expect(await smallTargets(tablet)).toEqual([]);
  await tablet.keyboard.press('Enter');
  await tablet.getByRole('heading', { name: 'Escriba su PIN' }).waitFor();
  await tablet.keyboard.type(pin);
  await tablet.keyboard.press('Enter');
  await tablet.getByRole('radio', { name: 'A favor' }).waitFor();
  expect(await smallTargets(tablet)).toEqual([]);
  expect(await readWithAxe(tablet)).toEqual([]);
  expect(journey.complaints()).toEqual([]);
});

test('the ballot is asked for before the code of the page arrives, and again when that answer is lost', async () => {
  const journey = await newJourney(browser(), { cot: 'antes', units });
  await journey.enter('Ana');
  await (await chairOf(journey)).open(short);
  const ana = await journey.visit('/', 'Ana', 'smallPhone');
  // The page may be loaded before it knows that Ana votes here, which is kept for the next one.
  await ana.waitForFunction(() => localStorage.getItem('asamblea-vota-en') !== null);
  let asked = 0;
  ana.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/votes/current') asked += 1;
  });
  const code = Promise.withResolvers<void>();
  await ana.route('**/assets/startBallot-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  // A browser that votes here does not wait to know who is here.
  const session = Promise.withResolvers<void>();
  await ana.route('**/api/auth/session', async (route) => {
    await session.promise;
    await route.continue();
  });
  await ana.goto('/votes/current', { waitUntil: 'commit' });
  await expect.poll(() => asked).toBe(1);
  session.resolve();
  code.resolve();
  await ana.getByRole('radio', { name: 'A favor' }).waitFor();
  expect(asked).toBe(1);

  // Somebody on the way answers in our place, and then the network goes.
  const lost = [{ status: 429, body: 'Too many' }, 'cut'] as const;
  let next = 0;
  await ana.route('**/api/votes/current', (route) => {
    const fate = lost[next];
    next += 1;
    if (fate === undefined) return route.continue();
    return fate === 'cut' ? route.abort() : route.fulfill(fate);
  });
  await ana.reload();
  await ana.getByRole('radio', { name: 'A favor' }).waitFor();
  expect(next).toBeGreaterThan(lost.length);
});
