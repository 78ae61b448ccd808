import { openingOf } from '@asamblea/domain/testing/openingOf';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('the desk is told why somebody cannot vote, and each button brings them nearer', async () => {
  const journey = await newJourney(browser(), {
    cot: 'porque',
    units: [
      ['101', 'Ana', '60'],
      ['201', 'Beto', '40'],
    ],
  });
  const desk = await journey.visit('/register', 'registrar');
  await desk.getByRole('combobox').fill('ana');
  await desk.getByRole('heading', { name: 'Ana' }).waitFor();
  await desk.keyboard.press('Alt+Q');
  await seen(desk, 'Falta acreditar 101.');
  await seen(desk, 'No hay una votación abierta');
  const why = desk.getByRole('status').filter({ hasText: 'Falta acreditar' });
  await why.getByRole('button', { name: 'Acreditar' }).click();
  await seen(desk, 'Quedó acreditada 1 unidad.');
  await seen(desk, 'No ha entrado desde ningún teléfono ni tiene placa');
  await desk.getByRole('button', { name: 'Dar una credencial' }).click();
  await desk.getByRole('button', { name: 'Crear credencial' }).waitFor();
  await desk.keyboard.press('Escape');

  const chair = await journey.visit('/votes/private', 'moderator');
  const questionId = crypto.randomUUID();
  const draft = { text: '¿Aprueba?', blank: true, abstention: true, liveBars: true };
  const asked = { ...draft, questionId, durationSeconds: null };
  expect((await postAs(chair, '/api/questions', asked)).status).toBe(200);
  expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);
  const choices = [{ unitId: '101', optionIds: ['favour'] }];
  const cast = { questionId, requestId: crypto.randomUUID(), choices };
  expect((await journey.send('Ana', '/api/votes/cast', cast)).status).toBe(200);
  await seen(desk, '101 ya votó por teléfono');
  expect(journey.complaints()).toEqual([]);
});
