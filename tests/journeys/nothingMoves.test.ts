import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Where somebody is about to press; what comes meanwhile moves none of it. */
async function placesOf(pressed: readonly Locator[]): Promise<readonly string[]> {
  return Promise.all(
    pressed.map(async (one) => {
      const box = await one.boundingBox();
      if (box === null) throw new Error(`${String(one)} is not on the page.`);
      return `${Math.round(box.x)},${Math.round(box.y)}`;
    }),
  );
}

async function expectStill(pressed: readonly Locator[], come: () => Promise<void>): Promise<void> {
  const before = await placesOf(pressed);
  await come();
  expect(await placesOf(pressed)).toEqual(before);
}

/** A reading repeated by itself finds no network; told so, the page asks once more. */
async function cutNetwork(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

async function mendNetwork(page: Page, path: string): Promise<void> {
  await page.unroute(`**${path}`);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('a network that goes and comes moves neither the answers of a ballot nor the button that makes it count', async () => {
  const journey = await newJourney(browser(), { cot: 'pulso', units });
  await journey.enter('Ana');
  const questionId = crypto.randomUUID();
  const terms = { blank: true, abstention: true, liveBars: false, durationSeconds: null };
  const question = { questionId, text: '¿Aprueba el presupuesto?', ...terms };
  for (const [path, body] of [
    ['/api/questions', question],
    ['/api/questions/open', openingOf(questionId)],
  ] as const) {
    expect(await journey.send('moderator', path, body)).toMatchObject({ status: 200 });
  }
  const phone = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  const cut = 'Sin conexión. Seguimos intentando.';
  const answers = ['A favor', 'En contra'].map((name) => phone.getByRole('radio', { name }));
  await answers[0]?.waitFor();
  await expectStill(answers, async () => {
    await cutNetwork(phone, '/api/votes/current');
    await phone.getByText(cut).waitFor();
  });
  await answers[0]?.click();
  await button(phone, 'Revisar mi voto').click();
  const last = ['Confirmar mi voto', 'Cambiar algo'].map((name) => button(phone, name));
  await last[0]?.waitFor();
  await expectStill(last, async () => {
    await mendNetwork(phone, '/api/votes/current');
    await phone.getByText(cut).waitFor({ state: 'detached' });
  });
  await expectStill(last, async () => {
    await cutNetwork(phone, '/api/votes/current');
    await phone.getByText(cut).waitFor();
  });
});

test('nothing moves at a booth either', async () => {
  const journey = await newJourney(browser(), { cot: 'pulso-cabina', units });
  const tablet = await journey.visit('/votes/current?puesto=Cabina%201', 'teller', 'tablet');
  await button(tablet, 'Abrir el puesto aquí').click();
  await seen(tablet, 'Espere, por favor');
  const free = [tablet.getByRole('heading', { level: 1 }), button(tablet, 'Cerrar puesto')];
  await expectStill(free, async () => {
    await cutNetwork(tablet, '/api/booth');
    await seen(tablet, 'Sin conexión. El puesto sigue apenas vuelva.');
  });
});

test('the accreditation message appears where the credential stays under the finger', async () => {
  const journey = await newJourney(browser(), { cot: 'pulso-mesa', units });
  const desk = await journey.visit('/register', 'registrar', 'phone');
  await desk.getByRole('combobox').fill('Ana');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await desk.route('**/api/attendance/accredit', async (route) => {
    await held;
    return route.continue();
  });
  await button(desk, /^Acreditar 1 unidad/u).click();
  // The press is on the screen at once; its answer comes when somebody is already at the next button.
  await button(desk, /^Salida de 1 unidad/u).waitFor();
  await expectStill([button(desk, 'Credencial')], async () => {
    answer();
    await seen(desk, 'Quedó acreditada 1 unidad.');
  });
  expect(journey.complaints()).toEqual([]);
});
