import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { setTextSize } from '../support/looks/cutText.ts';
import { wordsInSight } from '../support/looks/firstOption.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

const plain = { blank: false, abstention: true, liveBars: true, durationSeconds: null };
const people = {
  ...{ kind: 'people', min: 1, max: 2, seats: 2, needsMajority: false, method: 'quotient' },
  candidates: ['Elena Díaz', 'Fabio Gómez', 'Gala Ruiz'].map((label) => ({ label, lines: [] })),
};

/** An evening: what is decided by name, in secret and by election. */
const questions = [
  { text: '¿Aprueba el orden del día?', ...plain },
  { text: '¿Aprueba los estados financieros de 2026?', ...plain },
  { text: '¿Aprueba el presupuesto de 2027?', ...plain },
  { text: '¿Aprueba la gestión del consejo?', ...plain, liveBars: false, disclosure: 'secret' },
  { text: '¿A quiénes elige para el consejo?', ...plain, abstention: false, election: people },
] as const;

/** A phone with its ballot: the words in its first screen, and then the vote, with as many presses as it takes. */
async function vote(page: Page, text: string): Promise<number> {
  const first = page.getByRole(text.includes('elige') ? 'checkbox' : 'radio').first();
  await seen(page, text);
  await first.waitFor();
  const words = await wordsInSight(page);
  await first.check();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, /Su voto( secreto)? quedó guardado/u);
  return words;
}

/** A clicker, once the page says that it hears keys. */
async function press(chair: Page): Promise<void> {
  await seen(chair, 'También con Espacio, → o Av Pág');
  await chair.keyboard.press('PageDown');
}

test('a clicker takes a meeting through five questions with four presses each, and each ballot asks a phone to read fewer than sixty words', async () => {
  const journey = await newJourney(browser(), { cot: 'cinco-preguntas', units });
  await journey.enter('Ana', 'Beto');
  for (const question of questions) {
    const asked = { questionId: crypto.randomUUID(), ...question };
    const { status, body } = await journey.send('moderator', '/api/questions', asked);
    expect(status, JSON.stringify(body)).toBe(200);
  }
  const chair = await journey.visit('/votes/private', 'moderator');
  await seen(chair, 'Hay quórum en la sala');
  const ana = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  const beto = await journey.visit('/votes/current', 'Beto', 'smallPhone');
  await setTextSize(beto, 200);
  const read: number[] = [];
  for (const [i, { text }] of questions.entries()) {
    await chair.getByRole('button', { name: 'Abrir votación' }).waitFor();
    await press(chair);
    await chair.getByRole('button', { name: 'Cerrar votación' }).waitFor();
    const words = await Promise.all([ana, beto].map((page) => vote(page, text)));
    read.push(...words);
    await seen(chair, /votado:? 2 de 2/u);
    await press(chair);
    await chair.getByRole('button', { name: 'Mostrar resultado' }).waitFor();
    await press(chair);
    const next = i + 1 < questions.length ? `Siguiente: pregunta ${i + 2}` : 'Ir al tablero';
    await chair
      .getByRole('button', { name: next })
      .or(chair.getByRole('link', { name: next }))
      .waitFor();
    if (i + 1 < questions.length) await press(chair);
  }
  expect(read.filter((words) => words >= 60)).toEqual([]);
  expect(journey.complaints()).toEqual([]);
});
