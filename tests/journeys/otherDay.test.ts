import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { emptyHall } from '../../functions/src/meeting/sessions/emptyHall.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

async function confirm(chair: Page, action: string) {
  await chair.getByRole('button', { name: action, exact: true }).click();
  await chair.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

test('resume on another day: nobody is there, they come again, and decisions stand', async () => {
  const journey = await newJourney(browser(), {
    cot: 'otrodia',
    units: [
      ['101', 'Ana', '60'],
      ['102', 'Beto', '40'],
    ],
  });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/quorum/private', 'moderator');
  const phone = await journey.visit('/', 'Ana', 'phone');
  const ask = async (text: string) => {
    const questionId = crypto.randomUUID();
    const draft = { text, blank: true, abstention: true, liveBars: true, durationSeconds: null };
    const opened = await postAs(chair, '/api/questions', { ...draft, questionId });
    expect(opened.status).toBe(200);
    expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);
    const choices = [{ unitId: '101', optionIds: ['favour'] }];
    const cast = { questionId, requestId: crypto.randomUUID(), choices };
    expect((await postAs(phone, '/api/votes/cast', cast)).status).toBe(200);
    expect(
      (await postAs(chair, '/api/questions/close', { questionIds: [questionId] })).status,
    ).toBe(200);
    return async () =>
      (await pollDocuments.result(journey.assemblyId, questionId).get()).data()?.base.units;
  };
  const first = await ask('¿Aprueba lo del primer día?');
  await chair.getByRole('button', { name: 'Suspender' }).click();
  await seen(chair, /si es otro día, comienza sin nadie presente/u);
  await chair.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click();
  await seen(chair, 'Si es otro día, la asistencia se toma de nuevo');

  // The night goes by.
  const now = Date.now();
  await documents.session(journey.assemblyId, 1).update({ emptiesAt: now });
  // The clock of the pages may have done it before.
  await emptyHall({ assemblyId: journey.assemblyId, session: 1, now });
  await seen(chair, 'No hay quórum en la sala');
  expect(await chair.getByRole('button', { name: 'Reanudar la sesión' }).isDisabled()).toBe(true);
  const desk = await journey.visit('/register', 'registrar');
  for (const name of ['Ana', 'Beto']) {
    await desk.getByRole('combobox').fill(name);
    await desk.getByRole('heading', { name }).waitFor();
    await desk.getByRole('button', { name: /^Acreditar 1 unidad/u }).click();
    await seen(desk, 'Quedó acreditada 1 unidad.');
    if (name === 'Ana') await desk.getByRole('combobox').fill('');
  }
  await chair.getByRole('button', { name: 'Reanudar la sesión', disabled: false }).waitFor();
  await confirm(chair, 'Reanudar la sesión');
  await seen(chair, 'En curso');
  const second = await ask('¿Aprueba lo del segundo día?');
  expect([await first(), await second()]).toEqual([2, 2]);
  await chair.getByRole('tab', { name: 'Historial' }).click();
  await seen(chair, /^Cambió el día: la sesión continúa sin nadie presente/u);
  expect(journey.complaints()).toEqual([]);
});
