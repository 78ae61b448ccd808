import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const questionId = '7a5c0e1d-2026-4a00-8b00-0000000000d7';
const browser = browserForAll();

async function press(desk: Page, name: string): Promise<void> {
  await desk.getByRole('combobox').fill(name);
  await desk.getByRole('heading', { name }).waitFor();
  await desk.keyboard.press('Enter');
}

/**
 * 31 in favour of 61 there: approved. With the 2 who come in after the hour it would be 31 of 63, and
 * rejected. `ASAMBLEA_TICK_MILLIS=60000` has the clock come by as rarely as in the cloud.
 */
test('a timed vote closes while two desks work, one without network: its base is the hall of its hour everywhere', async () => {
  const units = [
    ['101', 'Ana', '31'],
    ['102', 'Beto', '30'],
    ['103', 'Caro', '2'],
    ['104', 'Dora', '0,5'],
    ['105', 'Elsa', '36,5'],
  ] as const;
  const journey = await newJourney(browser(), { cot: 'hora', units });
  const { assemblyId } = journey;
  await journey.enter('Ana', 'Beto');
  const [chair, online, offline] = await Promise.all([
    journey.visit('/votes/private', 'moderator'),
    journey.visit('/register', 'registrar'),
    journey.visit('/register', 'admin'),
  ]);
  await Promise.all([online, offline].map((desk) => desk.getByRole('combobox').waitFor()));
  const terms = { blank: false, abstention: false, liveBars: true, durationSeconds: 25 };
  const asked = { questionId, text: '¿Aprueba el presupuesto?', ...terms };
  expect((await journey.send('moderator', '/api/questions', asked)).status).toBe(200);
  const open = openingOf(questionId);
  expect((await journey.send('moderator', '/api/questions/open', open)).status).toBe(200);
  const question = pollDocuments.question(assemblyId, questionId);
  const closesAt = (await question.get()).data()?.closesAt ?? 0;

  const choices = [{ unitId: '101', optionIds: ['favour'] }];
  const vote = { questionId, requestId: randomUUID(), choices };
  expect((await journey.send('Ana', '/api/votes/cast', vote)).status).toBe(200);
  await offline.context().setOffline(true);
  await press(offline, 'Dora');
  await offline
    .getByText(/por enviar|sin conexión/iu)
    .first()
    .waitFor();
  expect(Date.now()).toBeLessThan(closesAt);

  await expect.poll(() => Date.now(), { timeout: 60_000 }).toBeGreaterThan(closesAt);
  await press(online, 'Caro');
  await online.getByText('Quedó acreditada 1 unidad').waitFor();
  // The count waits for the desk that fell silent.
  await chair.getByRole('button', { name: 'Contar sin esperar' }).waitFor({ timeout: 120_000 });
  await seen(chair, 'sin señal desde');
  await offline.context().setOffline(false);
  await offline.getByText('Quedó acreditada 1 unidad').waitFor({ timeout: 60_000 });

  const result = pollDocuments.result(assemblyId, questionId);
  await expect
    .poll(async () => (await result.get()).data(), { timeout: 120_000 })
    .toMatchObject({
      base: { weight: 61_500_000, units: 3 },
      verdict: { kind: 'approved' },
      closedAt: closesAt,
    });
  const events = documents.events(assemblyId).where('questionId', '==', questionId);
  const closed = (await events.where('kind', '==', 'question-closed').get()).docs[0]?.data();
  expect(closed?.desks).toEqual({ written: 1 });

  expect(
    (await journey.send('moderator', '/api/questions/show', { questionIds: [questionId] })).status,
  ).toBe(200);
  const outputs = [
    ['/votes/public?cot=hora', undefined],
    ['/votes/current', 'Ana'],
    ['/votes/private', 'moderator'],
    ['/reports/votes', 'admin'],
    ['/reports/quorum', 'admin'],
  ] as const;
  for (const [path, who] of outputs) {
    const page = await journey.visit(path, who);
    // Not the hall of when somebody came by to count: 63,5.
    await seen(page, /61,5|50,41/u);
  }
  const others = journey.complaints().filter((said) => !ofTheCut.some((one) => said.includes(one)));
  expect(others).toEqual([]);
});

/** Complaints of a desk without network: its own requests, and the image with which Firestore tests the network. */
const ofTheCut = ['ERR_INTERNET_DISCONNECTED', 'google.com/images/cleardot.gif'];
