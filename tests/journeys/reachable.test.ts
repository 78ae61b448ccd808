import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

test('a matter of 70 % says the missing part, whom to call and that it can pass once they are here, and so it does', async () => {
  const journey = await newJourney(browser(), {
    cot: 'alcanza',
    units: [
      ['101', 'Ana', '40'],
      ['102', 'Beto', '20'],
      ['103', 'Carla', '26,59'],
      ['104', 'Darío', '13,41'],
    ],
  });
  await journey.enter('Ana', 'Beto');
  const terms = { blank: true, abstention: true, liveBars: true, durationSeconds: null };
  for (const [text, matterId] of [
    ['¿Aprueba la reforma del reglamento?', 'bylaws-reform'],
    ['¿Aprueba el presupuesto de 2027?', 'budget'],
  ]) {
    const question = { questionId: crypto.randomUUID(), text, matterId, ...terms };
    expect((await journey.send('moderator', '/api/questions', question)).status).toBe(200);
  }

  const chair = await journey.visit('/votes/private', 'moderator');
  await seen(chair, 'Con quienes están no alcanza: falta el 10,00 % del coeficiente total');
  await seen(chair, 'Con quienes están no alcanza en 1 de las 2 preguntas por abrir.');
  const outline = chair.getByRole('button', { name: /^1\. ¿Aprueba la reforma/u });
  expect(await outline.textContent()).toMatch(/No alcanza/u);
  await chair.getByRole('button', { name: 'Ver con qué unidades alcanza' }).click();
  await seen(chair, 'Con esta unidad alcanza, si todos los que estén votan a favor');
  await seen(chair, '103 · 26,5900 % · Carla');
  expect(await readWithAxe(chair)).toEqual([]);

  const presence = await journey.visit('/quorum/private', 'moderator');
  const decided = presence.getByRole('region', { name: 'Qué puede decidirse con quienes están' });
  await decided.getByText('Pregunta 1. ¿Aprueba la reforma del reglamento?').waitFor();
  expect(await readWithAxe(presence)).toEqual([]);
  const auditor = await journey.visit('/quorum/private', 'auditor');
  await seen(auditor, '103');
  expect(await auditor.getByText('Qué puede decidirse').count()).toBe(0);

  await journey.enter('Darío');
  await seen(chair, 'Con quienes están puede aprobarse.');
  await decided.getByText('Con quienes están alcanza en todas').waitFor();

  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await chair.getByRole('button', { name: 'Cerrar votación' }).waitFor();
  expect(await chair.getByText('Con quienes están puede aprobarse.').count()).toBe(0);
  for (const owner of ['Ana', 'Beto', 'Darío']) {
    const phone = await journey.visit('/votes/current', owner, 'phone');
    await phone.getByRole('radio', { name: 'A favor' }).check();
    await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
    await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
    await seen(phone, /Su voto quedó guardado/u);
  }
  await closeVoting(chair);
  await seen(chair, 'Aprobado con 73,41 %; se necesitaba al menos el 70 % del coeficiente total');
  expect(journey.complaints()).toEqual([]);
});
