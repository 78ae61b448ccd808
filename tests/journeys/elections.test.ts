import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '20'],
  ['102', 'Ana', '10'],
  ['103', 'Beto', '25'],
  ['104', 'Carla', '28'],
  ['105', 'Dario', '17'],
] as const;

async function write(chair: Page, noun: string, names: readonly string[]): Promise<void> {
  for (const [i, name] of names.entries()) {
    const field = chair.getByLabel(`${noun} ${i + 1}`, { exact: true });
    if ((await field.count()) === 0) {
      await chair.getByRole('button', { name: `Agregar ${noun.toLowerCase()}` }).click();
    }
    await field.fill(name);
  }
}

async function mark(page: Page, role: 'radio' | 'checkbox', names: readonly string[]) {
  for (const name of names) await page.getByRole(role, { name }).check();
  await page.getByRole('button', { name: 'Revisar mi voto' }).click();
  for (const name of names) await seen(page, name);
  await page.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(page, /Su voto( secreto)? quedó guardado/u);
}

test('five seats are elected in secret from three phones, and one of many needs a second round', async () => {
  const journey = await newJourney(browser(), { cot: 'elecciones', units });
  await journey.enter('Ana', 'Beto', 'Carla');
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Cómo se vota').selectOption('Elegir personas');
  await chair.getByLabel('Asunto', { exact: true }).selectOption('council-election');
  await chair
    .getByRole('textbox', { name: /^Pregunta/u })
    .fill('¿A quiénes elige para el consejo de administración?');
  const names = ['Elena', 'Fabio', 'Gala', 'Hugo', 'Irene', 'Julio'];
  await write(chair, 'Candidatura', names);
  await chair.getByLabel('Puestos por elegir').fill('5');
  await chair.getByLabel('Estar entre las más votadas', { exact: true }).check();
  await chair.getByRole('radio', { name: 'Secreto' }).check();
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(chair, /5 puestos por elegir.*marca de 1 a 5/u);
  await chair.getByRole('button', { name: 'Abrir votación' }).click();

  const projector = await journey.visit('/votes/public?cot=elecciones');
  const ana = await journey.visit('/votes/current', 'Ana', 'phone');
  const beto = await journey.visit('/votes/current', 'Beto', 'phone');
  const carla = await journey.visit('/votes/current', 'Carla', 'phone');
  await ana.getByRole('checkbox', { name: 'Elena' }).check();
  await seen(ana, '1 de 5 marcadas');
  await ana.getByRole('checkbox', { name: 'En blanco' }).check();
  expect(await ana.getByRole('checkbox', { name: 'Elena' }).isChecked()).toBe(false);
  await mark(ana, 'checkbox', names.slice(0, 4));
  await mark(beto, 'checkbox', ['Irene', 'Elena']);
  await mark(carla, 'checkbox', ['En blanco']);
  await seen(projector, '4 de 4 unidades');
  await closeVoting(chair);
  await seen(chair, 'Elegidos');
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  const results = await journey.visit('/results/public?cot=elecciones');
  for (const page of [chair, projector, results]) {
    const elected = page.getByRole('list', { name: 'Puestos elegidos' });
    await elected.waitFor();
    expect(await elected.getByRole('listitem').allInnerTexts()).toEqual(names.slice(0, 5));
    await seen(page, /No se publican cifras/u);
  }

  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Cómo se vota').selectOption('Escoger una opción entre varias');
  await chair.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Con qué empresa se contrata?');
  await write(chair, 'Opción', ['Norte', 'Sur', 'Centro']);
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(projector, '0 de 4 unidades');
  for (const page of [ana, beto, carla]) await page.reload();
  await mark(ana, 'radio', ['Norte']);
  await mark(beto, 'radio', ['Sur']);
  await mark(carla, 'radio', ['Centro']);
  await seen(projector, '4 de 4 unidades');
  await closeVoting(chair);
  await seen(chair, /Segunda vuelta entre Norte y Centro/u);
  await chair.getByRole('button', { name: 'Segunda vuelta' }).click();
  await seen(chair, '¿Con qué empresa se contrata? (segunda vuelta)');
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(projector, /segunda vuelta/u);
  for (const page of [ana, beto, carla]) await page.reload();
  await ana.getByRole('radio').nth(3).waitFor();
  expect(await ana.getByRole('radio').count()).toBe(4);
  await mark(ana, 'radio', ['Norte']);
  await mark(beto, 'radio', ['Norte']);
  await mark(carla, 'radio', ['Centro']);
  await seen(projector, '4 de 4 unidades');
  await closeVoting(chair);
  await seen(chair, 'Decidido');
  await chair.getByRole('button', { name: 'Mostrar resultado' }).click();
  await seen(projector, /^Norte gana con 66,27 %/u);
  const rows = await projector.getByRole('table').last().getByRole('row').allInnerTexts();
  expect(rows.slice(1, 3).map((row) => row.split(/\t+/u).map((cell) => cell.trim()))).toEqual([
    ['Norte', '66,27 %', '3 unidades'],
    ['Centro', '33,73 %', '1 unidad'],
  ]);
  expect(journey.complaints()).toEqual([]);
});
