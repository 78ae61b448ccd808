import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
] as const;

/**
 * The parts of the stage that are not whole in the first screen; where columns stand side by side, that the
 * page scrolls too.
 */
function outOfSight(): readonly string[] {
  const isWhole = (name: string, found: Element | null): readonly string[] => {
    if (found === null) return [`${name} is not there`];
    const { top, bottom, left, right } = found.getBoundingClientRect();
    const isIn = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isIn && at !== null && found.contains(at) ? [] : [`${name} at ${top}–${bottom}`];
  };
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [
    ...isWhole('question', document.querySelector('#shown-question')),
    ...isWhole('next', document.querySelector('[data-next]')),
    ...(innerWidth >= 900 && scrollHeight > innerHeight ? ['the page scrolls'] : []),
    ...(scrollWidth > innerWidth ? ['the page is wider'] : []),
  ];
}

/** At each size, what is next says `word` and is in the first screen with its question. */
async function isInSight(chair: Page, word: string): Promise<void> {
  await chair
    .getByRole('button', { name: word })
    .or(chair.getByRole('link', { name: word }))
    .waitFor();
  for (const size of sizes) {
    await chair.setViewportSize(size);
    await expect.poll(() => chair.evaluate(outOfSight), { message: word }).toEqual([]);
  }
}

/** A clicker, once it is told that the keys are heard. */
async function click(chair: Page, key: string): Promise<void> {
  await seen(chair, 'También con Espacio, → o Av Pág');
  await chair.keyboard.press(key);
}

test('question and next step are in the first screen in each state, and a clicker goes through two questions', async () => {
  const journey = await newJourney(browser(), { cot: 'tarima', units });
  await journey.enter('Ana', 'Beto');
  for (const text of ['¿Aprueba el presupuesto de 2027?', '¿Aprueba pintar la fachada?']) {
    const terms = { blank: true, abstention: true, liveBars: true, durationSeconds: null };
    const question = { questionId: crypto.randomUUID(), text, ...terms };
    expect((await journey.send('moderator', '/api/questions', question)).status).toBe(200);
  }
  const chair = await journey.visit('/votes/private', 'moderator');
  await isInSight(chair, 'Abrir votación');
  await click(chair, 'PageDown');
  await chair.getByRole('button', { name: 'Cerrar votación' }).waitFor();
  // Pressed once more before anybody can have read it: nothing happens.
  await chair.keyboard.press('PageDown');
  await isInSight(chair, 'Cerrar votación');
  await click(chair, 'PageDown');
  await seen(chair, /^Faltan por votar 2 de 2 unidades/u);
  await isInSight(chair, 'Cerrar y contar');
  await click(chair, 'PageDown');
  await isInSight(chair, 'Mostrar resultado');
  await click(chair, 'ArrowRight');
  await isInSight(chair, 'Siguiente: pregunta 2');
  await click(chair, 'ArrowRight');
  await seen(chair, 'Pregunta 2');
  await isInSight(chair, 'Abrir votación');
  // The question that was chosen has the focus, and it takes no keys.
  await click(chair, ' ');
  await isInSight(chair, 'Cerrar votación');
  await click(chair, 'PageDown');
  await isInSight(chair, 'Cerrar y contar');
  await chair.keyboard.press('Escape');
  await chair.getByRole('button', { name: 'Cerrar y contar' }).press('Escape');
  await isInSight(chair, 'Cerrar votación');
  await click(chair, 'PageDown');
  await click(chair, 'PageDown');
  await isInSight(chair, 'Mostrar resultado');
  await click(chair, 'PageDown');
  await isInSight(chair, 'Ir al tablero');
  expect(journey.complaints()).toEqual([]);
});
