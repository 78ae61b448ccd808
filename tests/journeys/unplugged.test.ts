import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';

const browser = browserForAll();

/** The text beside the name of a kind of device. */
function rowOf(board: Page, kind: string): Locator {
  const health = board.getByRole('region', { name: 'Conexiones' });
  return health.locator('dl > div').filter({ has: board.locator('dt', { hasText: kind }) });
}

/** The state in words, and the colour of those words. */
async function lookOf(row: Locator, words: RegExp): Promise<string> {
  const chip = row.getByText(words);
  return chip.evaluate((one) => getComputedStyle(one).color);
}

const unit = (label: string, owner: string, percent: string) => [label, owner, percent] as const;

test('an unplugged device turns its own colour on the board, and a closed one says so', async () => {
  const units = [
    unit('T1-101', 'Ana', '40'),
    unit('T1-102', 'Beto', '35'),
    unit('T2-101', 'Caro', '25'),
  ];
  const journey = await newJourney(browser(), { cot: 'enchufes', units });
  await journey.enter('Ana', 'Beto', 'Caro');
  const board = await journey.visit('/dashboard', 'moderator');
  const wide = { width: 1_920, height: 1_080 };
  const projector = await journey.visit('/votes/public?cot=enchufes');
  await projector.setViewportSize(wide);
  await projector.reload();
  const stream = await journey.visit('/stream/votacion?cot=enchufes');
  const desk = await journey.visit('/register', 'registrar');
  const phone = await journey.visit('/votes/current', 'Ana');
  const devices = [
    { page: projector, row: rowOf(board, 'Pantalla de la sala'), on: /^Conectada$/u },
    { page: stream, row: rowOf(board, 'Emisión'), on: /^Conectada$/u },
    { page: desk, row: rowOf(board, 'Mesas de registro'), on: /^Conectada$/u },
    { page: phone, row: rowOf(board, 'Celulares en la papeleta'), on: /conectado$/u },
  ];
  const colours = [];
  for (const { row, on } of devices) {
    await row.getByText(on).waitFor();
    colours.push(await lookOf(row, on));
  }
  const unplugged = Date.now();
  for (const { page } of devices) await page.context().setOffline(true);
  for (const [i, { row }] of devices.entries()) {
    await row.getByText(/sin señal/iu).waitFor({ timeout: 20_000 });
    expect(await lookOf(row, /sin señal/iu)).not.toBe(colours[i]);
  }

  expect(Date.now() - unplugged).toBeLessThan(10_000);
  expect(await readWithAxe(board)).toEqual([]);
  await projector.context().setOffline(false);
  await devices[0]?.row.getByText(/^Conectada$/u).waitFor();
  await projector.goto('/login');
  await devices[0]?.row.getByText(/^La cerraron/u).waitFor();
});
