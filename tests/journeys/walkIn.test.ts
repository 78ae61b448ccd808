import type { ActaRecord } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { hasEntered } from '../support/visits/hasEntered.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const hugo = { name: 'Hugo Paz', document: 'CC 900123456' };

async function addAtDoor(desk: Page): Promise<void> {
  await desk.getByRole('combobox').fill(hugo.document);
  await seen(desk, /^Nadie coincide/u);
  await desk.getByRole('button', { name: 'Agregar a quien no está en el padrón' }).click();
  const dialog = desk.getByRole('dialog');
  expect(await readWithAxe(desk)).toEqual([]);
  await dialog.getByLabel('Nombre completo').fill(hugo.name);
  await dialog.getByLabel('Unidad por la que viene').fill('102');
  await desk.getByRole('option', { name: '102' }).click();
  await dialog.getByLabel('En qué calidad').click();
  await desk.getByRole('option', { name: 'Heredero' }).click();
  await dialog.getByLabel('Documento que lo prueba').fill('Registro civil');
  await dialog.getByLabel('Tuve el documento a la vista').check();
  await dialog.getByRole('button', { name: 'Agregar' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a walk-in heir votes: added at the door, voting on a phone, confirmed by the chair, named in the report', async () => {
  const journey = await newJourney(browser(), {
    cot: 'heredero',
    units: [
      ['101', 'Ana', '60'],
      ['102', 'Beto', '40'],
    ],
  });
  await journey.enter('Ana');
  const desk = await journey.visit('/register', 'registrar');
  await addAtDoor(desk);
  await desk.getByRole('heading', { name: hugo.name }).waitFor();
  await seen(desk, 'Heredero, provisional · en el padrón, de Beto');
  await desk.getByRole('button', { name: /^Acreditar 1 unidad/u }).click();
  await seen(desk, 'Quedó acreditada 1 unidad.');
  await desk.getByRole('button', { name: 'Código personal' }).click();
  const slip = desk.getByRole('dialog', { name: `Código personal de ${hugo.name}` });
  await slip.getByRole('button', { name: 'Crear código' }).click();
  const code = await slip.getByRole('status').locator('p').first().textContent();
  await slip.getByRole('button', { name: 'Cerrar' }).click();

  const chair = await journey.visit('/votes/private', 'moderator');
  await seen(chair, '1 persona por confirmar');
  expect(await readWithAxe(chair)).toEqual([]);
  const questionId = crypto.randomUUID();
  const draft = { text: '¿Aprueba las cuentas?', blank: true, abstention: true, liveBars: true };
  const asked = { ...draft, questionId, durationSeconds: null };
  expect((await postAs(chair, '/api/questions', asked)).status).toBe(200);
  expect((await postAs(chair, '/api/questions/open', openingOf(questionId))).status).toBe(200);

  const phone = await journey.visit(`/loginVirtual?cot=${journey.cot}`, undefined, 'phone');
  await phone.getByLabel('Número de documento').fill(hugo.document);
  await phone.getByLabel('Código personal').fill(code ?? '');
  await phone.getByRole('button', { name: 'Entrar' }).click();
  await hasEntered(phone);
  await phone.getByRole('radio', { name: 'A favor' }).click();
  await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
  await seen(phone, '102');
  await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(phone, 'Su voto quedó guardado');

  await seen(chair, 'Heredero de la unidad 102');
  await seen(chair, /Registro civil, visto por la mesa/u);
  await chair.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await chair.getByText('por confirmar').waitFor({ state: 'hidden' });
  await desk.getByText('La presidencia lo confirmó.').waitFor();
  expect((await postAs(chair, '/api/questions/close', { questionIds: [questionId] })).status).toBe(
    200,
  );
  const result = await pollDocuments.result(journey.assemblyId, questionId).get();
  expect(result.data()?.base).toMatchObject({ units: 2 });

  await chair.goto('/reports/votersData');
  await seen(chair, hugo.name);
  await seen(chair, 'Heredero');
  const acta = await chair.evaluate(async () => (await fetch('/api/reports/acta')).json());
  const { voters } = acta as ActaRecord;
  expect(voters.door).toMatchObject([{ name: hugo.name, capacity: 'heir', state: 'confirmed' }]);
  const stays = voters.voters.find(({ name }) => name === hugo.name)?.stays;
  expect(stays).toMatchObject([{ unit: '102', capacity: 'heir', choices: [[0]] }]);
  expect(journey.complaints()).toEqual([]);
});
