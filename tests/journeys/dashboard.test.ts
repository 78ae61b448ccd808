import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { loose, seen } from '../support/visits/seen.ts';

const browser = browserForAll();

/** The words of a projector, without the blanks between its parts. */
async function wordsIn(place: Page | FrameLocator): Promise<string> {
  const texts = await place.locator('main').allInnerTexts();
  return texts.join(' ').replace(/\s+/gu, ' ').trim();
}

test('the dashboard shows what the hall sees, in each of its moments and at its size', async () => {
  const units = [
    ['101', 'Ana', '60'],
    ['102', 'Beto', '40'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'tablero', units });
  await journey.enter('Ana', 'Beto');
  const board = await journey.visit('/dashboard', 'moderator');
  const chair = await journey.visit('/votes/private', 'moderator');
  const projector = await journey.visit('/votes/public?cot=tablero');
  await projector.setViewportSize({ width: 1280, height: 720 });
  const small = board.frameLocator('iframe[title="Pantalla de la sala"]');
  const agrees = async (text: string | RegExp) => {
    await seen(projector, text);
    await small.getByText(loose(text)).first().waitFor();
    await expect.poll(() => wordsIn(small)).toBe(await wordsIn(projector));
  };
  await agrees('2');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el tablero?');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await agrees('¿Aprueba el tablero?');
  await chair.getByRole('button', { name: 'Cerrar votación' }).click();
  await chair.getByRole('button', { name: 'Cerrar y contar' }).click();
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  await agrees(/Resultado/u);
  expect((await postAs(chair, '/api/stage', { mode: 'blank' })).status).toBe(200);
  await seen(board, /^En la pantalla de la sala: en blanco/u);
  const frame = await board.locator('iframe').boundingBox();
  const card = await board.getByRole('region', { name: 'Pantalla de la sala' }).boundingBox();
  if (frame === null || card === null) throw new Error('Nothing to measure.');
  expect(frame.x + frame.width).toBeLessThanOrEqual(card.x + card.width);
  expect(Math.abs(frame.width / frame.height - 16 / 9)).toBeLessThan(0.05);
  expect(journey.complaints()).toEqual([]);
});
