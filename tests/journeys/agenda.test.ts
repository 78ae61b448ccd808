import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { pressMore } from '../support/visits/pressMore.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

async function vote(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).first().check();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, 'Su voto quedó guardado');
}

/** A coefficient of 100 in five units of four owners: Ana has two. */
const units = [
  ['101', 'Ana', '20'],
  ['102', 'Ana', '10'],
  ['103', 'Beto', '25'],
  ['104', 'Carla', '30'],
  ['105', 'Dario', '15'],
] as const;

test('the chair writes, moves, corrects, opens, extends, annuls and repeats, and late votes are told so', async () => {
  const journey = await newJourney(browser(), { cot: 'agenda', units });
  await journey.enter('Ana', 'Beto', 'Carla');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Asunto').selectOption('Presupuesto');
  await seen(chair, /Mayoría ordinaria\./u);
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el presupuesto de 2027?');
  await chair.getByLabel('Tiempo para votar').selectOption('10 minutos');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, 'Se cierra sola a los 10 minutos.');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Asunto').selectOption('Reforma de estatutos y reglamento');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, /70 %/u);
  await pressMore(chair, 'Antes');
  await seen(chair, 'Pregunta 1');
  await pressMore(chair, 'Duplicar');
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, 'Pregunta 3');
  await pressMore(chair, 'Quitar');
  await chair
    .getByRole('dialog', { name: /^Quitar la pregunta/u })
    .getByRole('button', { name: 'Quitar' })
    .click();
  await chair.getByRole('button', { name: /¿Aprueba el presupuesto de 2027/u }).click();
  await pressMore(chair, 'Corregir');
  await chair
    .getByRole('textbox', { name: /^Pregunta/u })
    .fill('¿Aprueba el presupuesto de 2027, de $ 840 millones?');
  await chair.getByRole('button', { name: 'Guardar' }).click();
  await seen(chair, '¿Aprueba el presupuesto de 2027, de $ 840 millones?');

  const projector = await journey.visit('/votes/public?cot=agenda');
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(projector, /Cierra en/u);
  await chair.getByRole('button', { name: 'Dar 5 minutos más' }).click();
  await seen(projector, /Cierra en 1[1-5]/u);
  const ana = await journey.visit('/votes/current', 'Ana', 'phone');
  await vote(ana, 'A favor');
  await seen(projector, '2 de 4 unidades');

  const beto = await journey.visit('/votes/current', 'Beto', 'phone');
  await beto.getByRole('radio', { name: 'En contra' }).first().check();
  await beto.getByRole('button', { name: 'Revisar mi voto' }).click();
  await pressMore(chair, 'Anular…');
  await chair.getByRole('button', { name: 'La pregunta se leyó de otra manera.' }).click();
  await chair.getByRole('button', { name: 'Anular y repetir' }).click();
  await seen(chair, /Motivo: La pregunta se leyó de otra manera\./u);
  await seen(projector, 'Quórum');

  await chair.getByRole('button', { name: 'Ir a la pregunta 2, repetición' }).first().click();
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(projector, '0 de 4 unidades');
  for (const page of [ana, beto]) await page.reload();
  for (const page of [chair, projector, ana]) await seen(page, /Pregunta 2, repetición/u);
  await vote(ana, 'A favor');
  await vote(beto, 'En contra');

  // Carla leaves without voting, Darío arrives late and votes, Beto leaves having voted.
  const desk = await journey.visit('/register', 'registrar');
  const leave = (unitIds: readonly string[]) => postAs(desk, '/api/attendance/leave', { unitIds });
  expect((await leave(['104'])).status).toBe(200);
  await journey.enter('Dario');
  const dario = await journey.visit('/votes/current', 'Dario', 'phone');
  await vote(dario, 'A favor');
  expect((await leave(['103'])).status).toBe(200);
  await seen(projector, '4 de 4 unidades');
  await closeVoting(chair);
  // In the base, and in the quorum of the decision: Ana 30 and Darío 15, who are here, and Beto 25, who
  // voted and left. In the room there are 45 of 100.
  await seen(chair, 'Aprobado');
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  const results = await journey.visit('/results/public?cot=agenda');
  for (const page of [chair, results]) {
    await seen(page, /Quórum de la decisión: 70,0000 de 100,0000 \(70,00 %\)/u);
  }
  for (const page of [chair, projector, results]) {
    await seen(page, /Pregunta 2, repetición/u);
    await seen(page, /^Aprobado ?[Cc]on 64,29 %; se necesitaba más del 50 %/u);
    const rows = await page.getByRole('table').last().getByRole('row').allInnerTexts();
    // On the screen of a hall units alone: what they weigh is in the report.
    const ofHall = (weighed: string) =>
      page === projector ? weighed.replace(/.* · /u, '') : weighed;
    expect(rows.slice(1).map((row) => row.split(/\t+/u).map((cell) => cell.trim()))).toEqual([
      ['A favor', '64,29 %', ofHall('45,0000 · 3 unidades')],
      ['En contra', '35,71 %', ofHall('25,0000 · 1 unidad')],
      ['En blanco', '0,00 %', ofHall('0,0000 · 0 unidades')],
      ['Abstención', '0,00 %', ofHall('0,0000 · 0 unidades')],
      ['No votó', '0,00 %', ofHall('0,0000 · 0 unidades')],
    ]);
  }
  expect(journey.complaints()).toEqual([]);
});
