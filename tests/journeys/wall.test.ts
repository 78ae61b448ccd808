import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

/** Six units of as many owners. */
const units = [
  ['T1-101', 'Ana', '20'],
  ['T1-102', 'Beto', '20'],
  ['T1-103', 'Carla', '15'],
  ['T2-101', 'Dario', '15'],
  ['T2-102', 'Elsa', '20'],
  ['T2-103', 'Fabio', '10'],
] as const;

async function vote(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).first().check();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, 'Su voto quedó guardado');
}

/** The tiles of a wall that look so, by their label. */
const tiles = (page: Page, state: string) =>
  page.locator(`.tiles .tile[data-state="${state}"]`).allInnerTexts();

test('three of six vote: the wall lights with each and the roll is that of the ballots', async () => {
  const journey = await newJourney(browser(), { cot: 'muro', units });
  await journey.enter('Ana', 'Beto', 'Carla', 'Dario', 'Elsa', 'Fabio');
  const chair = await journey.visit('/votes/private', 'moderator');
  const wall = await journey.visit('/votes/public/missing?cot=muro&vista=muro');
  await seen(wall, 'No hay una votación abierta');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba pintar la fachada?');
  await chair
    .getByLabel('En la sala, el voto de cada unidad')
    .selectOption({ label: 'Se ve por unidad' });
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, /La sala verá qué vota cada unidad/u);
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await wall.locator('.tiles .tile[data-state="here"]').nth(5).waitFor();

  const choices = { Ana: 'A favor', Beto: 'En contra', Dario: 'A favor' } as const;
  for (const [owner, option] of Object.entries(choices)) {
    const phone = await journey.visit('/votes/current', owner, 'phone');
    await seen(phone, 'Lo que vote se verá en la pantalla de la sala junto a su unidad.');
    const label = units.find(([, name]) => name === owner)?.[0] ?? '';
    await vote(phone, option);
    await wall.locator('.tile[data-state="voted"]', { hasText: label }).waitFor();
  }
  expect(await tiles(wall, 'voted')).toEqual(['T1-101', 'T1-102', 'T2-101']);
  expect(await tiles(wall, 'here')).toEqual(['T1-103', 'T2-102', 'T2-103']);

  const projector = await journey.visit('/votes/public?cot=muro');
  const roll = projector.getByRole('table', { name: 'Lo que votó cada unidad' });
  await roll.waitFor({ state: 'attached' });
  const read = (await roll.getByRole('row').allInnerTexts()).slice(1);
  const session = await documents.session(journey.assemblyId, 1).get();
  const questionId = session.data()?.openQuestionIds[0] ?? '';
  const ballots = await pollDocuments.ballots(journey.assemblyId, questionId).get();
  const chosen = new Map(ballots.docs.map((ballot) => [ballot.id, ballot.data().optionIds.join()]));
  const words = { favour: 'A favor', against: 'En contra' } as const;
  expect(read.map((row) => row.split(/\t/u).map((cell) => cell.trim()))).toEqual(
    units.map(([label]) => {
      const option = chosen.get(label);
      const said = option === 'favour' || option === 'against' ? words[option] : 'No ha votado';
      return [label, said];
    }),
  );
  expect(chosen.size).toBe(3);

  // The overlays of a video show it only where it is asked for.
  const stream = await journey.visit('/stream/votacion?cot=muro&roll=time');
  await stream.getByText('T2-101 · A favor').waitFor();
  const plain = await journey.visit('/stream/votacionWithOnSnapshot?cot=muro');
  await seen(plain, 'Han votado 3 de 6 unidades');
  expect(await plain.getByText('T2-101').count()).toBe(0);

  // Somebody who leaves is no longer expected; a wall that is not public says only how many.
  const desk = await journey.visit('/register', 'registrar');
  expect((await postAs(desk, '/api/attendance/leave', { unitIds: ['T2-103'] })).status).toBe(200);
  await seen(wall, 'Faltan 2 unidades');
  expect(await tiles(wall, 'absent')).toEqual(['T2-103']);
  await chair.getByRole('button', { name: 'Cerrar votación' }).click();
  await chair.getByRole('dialog').getByRole('button', { name: 'Cerrar y contar' }).click();
  await seen(projector, 'Votación cerrada');
  expect(journey.complaints()).toEqual([]);
});
