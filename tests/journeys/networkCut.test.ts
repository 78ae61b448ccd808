import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';
import { untilMended } from '../support/visits/untilMended.ts';

const questionId = '7a5c0e1d-2026-4a00-8b00-0000000000c1';
const browser = browserForAll();

async function voteWithoutNetwork(page: Page, name: string): Promise<() => void> {
  await page.getByRole('radio', { name }).click();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  const mend = await untilMended(page, '**/api/votes/cast', (route) => route.abort());
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, 'Su voto está pendiente');
  return mend;
}

/** The pending votes that the device keeps. */
const keptOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((k) => k.includes('voto')));

test('a vote confirmed without network is kept, sent again after a reload or from home, and counted once', async () => {
  const units = [
    ['101', 'Ana', '40'],
    ['102', 'Ana', '35'],
    ['103', 'Beto', '25'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'corte', units });
  const { assemblyId } = journey;
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  const terms = { blank: false, abstention: false, liveBars: false, durationSeconds: null };
  await postAs(chair, '/api/questions', { questionId, text: '¿Aprueba el acta?', ...terms });
  expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);

  const page = await journey.visit('/votes/current', 'Ana', 'phone');
  const mend = await voteWithoutNetwork(page, 'En contra');
  await page.getByText('Pendiente', { exact: true }).waitFor();
  expect((await pollDocuments.ballots(assemblyId, questionId).get()).size).toBe(0);

  await page.reload();
  await seen(page, 'Su voto está pendiente');
  mend();
  await seen(page, 'Su voto quedó guardado');
  await page.getByText('Guardado', { exact: true }).waitFor();
  const ballots = (await pollDocuments.ballots(assemblyId, questionId).get()).docs;
  expect(ballots.map((ballot) => ballot.data().optionIds)).toEqual([['against'], ['against']]);
  expect(new Set(ballots.map((ballot) => ballot.data().requestId)).size).toBe(1);
  expect(await keptOn(page)).toEqual([]);

  const leaver = await journey.visit('/votes/current', 'Beto', 'phone');
  const restore = await voteWithoutNetwork(leaver, 'A favor');
  await leaver.getByRole('banner').getByRole('link').click();
  await leaver.waitForURL('**/');
  await seen(leaver, 'Su voto está pendiente');
  await leaver.getByRole('link', { name: 'Votar', exact: true }).waitFor();
  restore();
  await seen(leaver, 'Su voto quedó guardado.');
  await leaver.getByRole('link', { name: 'Votar', exact: true }).waitFor({ state: 'detached' });
  expect((await pollDocuments.ballots(assemblyId, questionId).get()).size).toBe(3);
  expect(await keptOn(leaver)).toEqual([]);
  expect((await postAs(chair, '/api/questions/close', { questionIds: [questionId] })).status).toBe(
    200,
  );
});
