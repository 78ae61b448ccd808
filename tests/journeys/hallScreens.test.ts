import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, projector } from '../support/browser/openPage.ts';
import { hallText } from '../support/looks/hallText.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '16'],
  ['103', 'Carla', '44'],
] as const;
const terms = { blank: true, abstention: true, liveBars: true, durationSeconds: null };
const budget = '¿Aprueba el presupuesto de gastos de 2027?';
const council = {
  ...{ kind: 'people', min: 1, max: 3, seats: 3, needsMajority: false, method: 'quotient' },
  candidates: ['Luz Marina Peña', 'Camila Torres', 'Óscar Ñanco', 'Sofía Restrepo'].map(
    (label) => ({ label, lines: [] }),
  ),
};

let journey: Journey;
let chair: Page;
const halls: Page[] = [];

beforeAll(async () => {
  journey = await newJourney(browser(), { cot: 'salas', units });
  await journey.enter('Ana', 'Beto');
  chair = await journey.visit('/votes/private', 'moderator');
  for (const viewport of [projector, { width: 1366, height: 768 }]) {
    const { page } = await openPage(browser(), { viewport });
    await page.goto(`/votes/public?cot=${journey.cot}`);
    halls.push(page);
  }
});

async function write(text: string, more: object = {}): Promise<string> {
  const questionId = randomUUID();
  const asked = { questionId, text, ...terms, ...more };
  expect(await postAs(chair, '/api/questions', asked)).toMatchObject({ status: 200 });
  return questionId;
}

async function open(...questionIds: readonly string[]): Promise<void> {
  const answer = await postAs(chair, '/api/questions/open', openingOf(...questionIds));
  expect(answer.status).toBe(200);
}

async function showResult(...questionIds: readonly string[]): Promise<void> {
  for (const step of ['close', 'show']) {
    const answer = await postAs(chair, `/api/questions/${step}`, { questionIds });
    expect(answer.status).toBe(200);
  }
}

/** On both screens, once they say it. */
async function reads(words: string | RegExp, state: string, smallest?: number): Promise<void> {
  for (const page of halls) {
    await seen(page, words);
    const place = `${state} ${page.viewportSize()?.height}`;
    await expect.poll(async () => [place, await hallText(page, smallest)]).toEqual([place, []]);
  }
}

test('the hall reads how to vote before a vote, its options during it, and then the result', async () => {
  await reads('Cómo votar', 'quorum');
  for (const page of halls) {
    const qr = page.getByRole('img', { name: 'Código QR para entrar' });
    await expect
      .poll(() => qr.evaluate((code) => code.getBoundingClientRect().height / innerHeight))
      .toBeGreaterThan(0.45);
  }
  const one = await write(budget);
  await open(one);
  await reads(/^Han votado/u, 'during');
  await showResult(one);
  await reads(/^(?:Rechazado|Sin quórum)$/u, 'result');
  const two = [await write('¿Aprueba el acta?'), await write(budget)];
  await open(...two);
  await reads(/^Votación de 2 preguntas$/u, 'several');
  await showResult(...two);
  const election = await write('¿Quiénes integran el consejo?', {
    ...{ election: council, blank: true, abstention: false },
  });
  await open(election);
  await reads('Luz Marina Peña', 'candidates');
  await showResult(election);
  // Six bars beside the seats and their sentence: the fullest of screens.
  await reads('¿Quiénes integran el consejo?', 'election', 2.9);
});

test('the page of the quorum is the same screen, with the requirement beside its curve', async () => {
  for (const hall of halls) {
    await hall.goto(`/quorum/public?cot=${journey.cot}`);
  }
  await reads('Cómo votar', 'quorum page');
});
