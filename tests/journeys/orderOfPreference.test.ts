import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '40'],
  ['102', 'Beto', '35'],
  ['103', 'Carla', '25'],
] as const;
const options = ['Parque infantil', 'Piscina', 'Gimnasio'];

/** Touches them in that order; each then says its place. */
async function order(page: Page, names: readonly string[]) {
  for (const [at, name] of names.entries()) {
    await page.getByRole('checkbox', { name }).check();
    await page.getByRole('checkbox', { name: `${at + 1}.º ${name}` }).waitFor();
  }
  expect(await readWithAxe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, /Su voto quedó guardado/u);
}

test('three phones put three projects in order, and the second of the first preferences wins by rounds', async () => {
  const journey = await newJourney(browser(), { cot: 'preferencias', units });
  await journey.enter('Ana', 'Beto', 'Carla');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Cómo se vota').selectOption('Ordenar por preferencia');
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Qué proyecto prefiere?');
  for (const [at, name] of options.entries()) {
    const field = chair.getByLabel(`Opción ${at + 1}`, { exact: true });
    if ((await field.count()) === 0) {
      await chair.getByRole('button', { name: 'Agregar opción' }).click();
    }
    await field.fill(name);
  }
  expect(await chair.getByRole('radio', { name: 'Secreto' }).count()).toBe(0);
  await chair.getByLabel('Tener más de la mitad de las preferencias').check();
  expect(await readWithAxe(chair)).toEqual([]);
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, /se cuenta por rondas/u);
  await chair.getByRole('button', { name: 'Abrir votación' }).click();

  const projector = await journey.visit('/votes/public?cot=preferencias');
  const [ana, beto, carla] = await Promise.all(
    ['Ana', 'Beto', 'Carla'].map((name) => journey.visit('/votes/current', name, 'phone')),
  );
  if (ana === undefined || beto === undefined || carla === undefined) throw new Error('no phones');
  await order(ana, ['Parque infantil']);
  await order(beto, ['Piscina', 'Gimnasio']);
  await order(carla, ['Gimnasio', 'Piscina', 'Parque infantil']);
  await seen(carla, '1.º Gimnasio, 2.º Piscina y 3.º Parque infantil');
  await seen(projector, '3 de 3 unidades');
  await closeVoting(chair);
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  for (const page of [projector, carla, chair]) {
    await seen(page, /gana en la ronda 2 con 60,0000/iu);
    await seen(page, /Salió Gimnasio \(ronda 1\)/u);
    await seen(page, /ronda 2/iu);
  }
  const report = await journey.visit('/reports/votes', 'admin');
  await seen(report, /Piscina gana en la ronda 2/u);
  expect(await readWithAxe(projector)).toEqual([]);
  expect(journey.complaints()).toEqual([]);
});
