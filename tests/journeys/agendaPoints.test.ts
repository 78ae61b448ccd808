import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { readActa } from '../../functions/src/record/reports/readActa.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { pressMore } from '../support/visits/pressMore.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '30'],
  ['103', 'Carla', '30'],
] as const;

async function write(chair: Page, text: string, kind: string, isFirst = false): Promise<void> {
  const begin = isFirst ? 'Escribir el primer punto' : 'Agregar punto';
  await chair.getByRole('button', { name: begin }).click();
  const dialog = chair.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Punto/u }).fill(text);
  await dialog.getByLabel('Clase').selectOption(kind);
  await dialog.getByRole('button', { name: 'Agregar punto' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await seen(chair, text);
}

/** Somebody is missing, and the chair closes all the same; what follows waits until it is counted. */
async function close(chair: Page): Promise<void> {
  await chair.getByRole('button', { name: 'Cerrar votación' }).click();
  await chair.getByRole('dialog').getByRole('button', { name: 'Cerrar y contar' }).click();
  await chair.getByRole('button', { name: 'Mostrar resultado' }).waitFor();
}

test('an agenda is written before its questions, every screen follows its points, and a vote outside it is warned', async () => {
  const asked = { cot: 'puntos', units, rulePack: 'co-sa', sessionState: 'planned' } as const;
  const journey = await newJourney(browser(), asked);
  const { assemblyId } = journey;
  const chair = await journey.visit('/votes/private', 'moderator');
  await write(chair, 'Presupuesto de 2027', 'Para decidir', true);
  await chair.getByRole('button', { name: 'Pegar varios' }).click();
  const pasted = chair.getByRole('dialog');
  const text = 'ORDEN DEL DÍA\n1. Instalación\n2. Presupuesto de 2027';
  await pasted.getByRole('textbox', { name: 'Puntos copiados' }).fill(text);
  await pasted.getByRole('button', { name: 'Revisar' }).click();
  await pasted.getByLabel('Clase de la línea 2').selectOption('Dignatarios de la reunión');
  await pasted.getByRole('button', { name: 'Agregar 1 punto' }).click();
  await pasted.waitFor({ state: 'hidden' });
  await write(chair, 'Lo que propongan los asistentes', 'Proposiciones y varios');
  await chair.getByRole('button', { name: 'Subir el punto 2' }).press('Enter');
  await seen(chair, '«Instalación» quedó en el lugar 1.');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Punto del orden del día').selectOption('2. Presupuesto de 2027');
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el presupuesto?');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, 'Pregunta 1 · 2. Presupuesto de 2027');

  const { startsAt } = (await documents.session(assemblyId, 1).get()).data() ?? {};
  const call = { kind: 'extraordinary', approvesAccounts: false, caller: 'administrator' };
  const sentOn = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Bogota' });
  const meeting = { session: 1, startsAt, ...call, sentOn, secondCallAt: null, place: '' };
  expect((await journey.send('admin', '/api/session/plan', meeting)).status).toBe(200);
  await journey.enter('Ana', 'Beto', 'Carla');
  const first = { session: 1, call: 1 };
  expect((await journey.send('moderator', '/api/session/install', first)).status).toBe(200);

  const projector = await journey.visit('/votes/public?cot=puntos');
  const phone = await journey.visit('/votes/current', 'Ana', 'phone');
  await seen(phone, 'No hay ninguna votación abierta');
  await chair.getByRole('button', { name: 'Pasar al punto 1' }).click();
  for (const page of [projector, phone]) await seen(page, '1. Instalación');
  // Opening a question of a point goes to it.
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(phone, '¿Aprueba el presupuesto?');
  await seen(chair, /^Se trata ahora: 2\. Presupuesto de 2027$/u);
  for (const page of [projector, phone]) await seen(page, /2\. Presupuesto de 2027/u);
  await close(chair);
  await chair.getByRole('button', { name: 'Pasar al punto 3' }).click();
  await seen(projector, '3. Lo que propongan los asistentes');

  await chair.getByRole('button', { name: 'Pregunta rápida' }).click();
  const quick = chair.getByRole('dialog');
  await quick.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Retira al gerente?');
  await quick.getByLabel('Respuestas').selectOption('A favor · En contra');
  await seen(chair, /puede conversarse, pero no decidirse\. Código de Comercio/u);
  const exception = 'Es para separar a los administradores';
  await quick.getByLabel('Excepción de la ley que ocurre').selectOption(exception);
  await quick.getByRole('button', { name: 'Abrir votación' }).click();
  for (const page of [projector, phone]) await seen(page, '¿Retira al gerente?');
  await close(chair);
  await seen(chair, 'Mostrar resultado');
  const acta = await readActa({ assemblyId, query: {}, now: Date.now() });
  const { agenda = [], questions = [] } = acta.ok ? acta.value.votes : {};
  expect(agenda.map(({ text, treated }) => [text, treated !== null])).toEqual([
    ['Instalación', true],
    ['Presupuesto de 2027', true],
    ['Lo que propongan los asistentes', true],
  ]);
  expect(questions.map(({ outside }) => outside?.exception)).toEqual([
    undefined,
    'remove-administrators',
  ]);
  expect(journey.complaints()).toEqual([]);
});

test('on the floor a text is amended, and candidates are proposed, disqualified and voted', async () => {
  const journey = await newJourney(browser(), { cot: 'postular', units });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Postulaciones' }).click();
  const dialog = chair.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Pregunta/u }).fill('¿A quién elige para el comité?');
  await dialog.getByRole('button', { name: 'Abrir postulaciones' }).click();
  const search = chair.getByRole('combobox', { name: 'Postular a…' });
  for (const name of ['Ana', 'Beto', 'Carla']) {
    await search.fill(name);
    await chair.getByRole('option', { name }).waitFor();
    await search.press('Enter');
    await chair.getByRole('group', { name: `Qué pasa con ${name}` }).waitFor();
  }
  const beto = chair.getByRole('group', { name: 'Qué pasa con Beto' });
  await beto.getByRole('button', { name: 'No puede ser elegida' }).click();
  await chair.getByRole('combobox', { name: 'Qué norma lo dice' }).fill('Reglamento, artículo 60');
  await chair.getByRole('button', { name: 'Dejar constancia' }).click();
  await seen(chair, /Reglamento, artículo 60/u);
  await chair.getByRole('button', { name: 'Cerrar con 1 candidatura' }).click();

  await pressMore(chair, 'Enmendar');
  await chair.getByLabel('Cómo queda').fill('¿A quién elige para el comité de convivencia?');
  await chair.getByRole('button', { name: 'Dejarla así' }).click();
  await seen(chair, 'Enmendada. Propuesta: «¿A quién elige para el comité?»');
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  const phone = await journey.visit('/votes/current', 'Ana', 'phone');
  await seen(phone, '¿A quién elige para el comité de convivencia?');
  await seen(phone, 'Ana');
  expect(await phone.getByText('Beto').count()).toBe(0);
  expect(journey.complaints()).toEqual([]);
});
