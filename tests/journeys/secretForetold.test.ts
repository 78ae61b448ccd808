import type { PrintedPins } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { enterBooth } from '../support/visits/enterBooth.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '5'],
  ['102', 'Beto', '6'],
  ['103', 'Carla', '7'],
  ['104', 'Dora', '8'],
  ['105', 'Efren', '10'],
  ['106', 'Flor', '14'],
  ['107', 'Gala', '20'],
  ['108', 'Hugo', '30'],
] as const;
const owners = units.map(([, owner]) => owner);

test('a secret question says before it is voted what it can show, and its plates carry their PIN', async () => {
  const journey = await newJourney(browser(), { cot: 'secreta', units });
  const { assemblyId, personIdOf } = journey;
  await journey.enter(...owners);
  const chair = await journey.visit('/votes/private', 'moderator');
  await chair.getByRole('button', { name: 'Nueva pregunta' }).click();
  await chair.getByLabel('Asunto', { exact: true }).selectOption('bylaws-reform');
  await chair.getByRole('radio', { name: 'Secreto' }).check();
  const said = /8 personas, 8 unidades.*solo se publicará si se aprobó o no, sin ninguna cifra/u;
  await seen(chair, said);
  expect(await readWithAxe(chair)).toEqual([]);
  await chair.getByRole('button', { name: 'Crear pregunta' }).click();
  await chair.getByRole('dialog').waitFor({ state: 'hidden' });
  // Beside the button that opens it, too.
  await seen(chair, said);

  const desk = await journey.visit('/register', 'registrar', 'desk');
  await desk.getByRole('tab', { name: 'Placas' }).click();
  await desk.getByRole('button', { name: 'Crear placas' }).first().click();
  await desk.getByLabel('Hasta').fill('4');
  await desk.getByRole('button', { name: 'Crear', exact: true }).click();
  await desk.getByRole('button', { name: 'Imprimir con PIN' }).click();
  await seen(desk, /^4 placas en 1 hoja\./u);
  expect(await readWithAxe(desk)).toEqual([]);
  const [answer] = await Promise.all([
    desk.waitForResponse('**/api/plates/pins'),
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Descargar PDF' }).click(),
  ]);
  const { pins }: PrintedPins = await answer.json();
  expect(pins.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  // Nobody lacks one any more.
  await desk.getByRole('button', { name: 'Imprimir con PIN' }).waitFor({ state: 'detached' });
  const items = ['Ana', 'Beto'].map((owner, i) => ({
    ...{ row: i + 1, number: i + 1, personId: personIdOf(owner) },
  }));
  const bulk = { work: 'plates', jobId: crypto.randomUUID(), items };
  expect((await journey.send('registrar', '/api/bulk', bulk)).status).toBeLessThan(300);
  await desk.getByRole('button', { name: 'Entregadas 2' }).waitFor();

  const tablet = await journey.visit('/votes/current?puesto=', 'teller', 'tablet');
  await tablet.getByLabel('Nombre del puesto').fill('Cabina 1');
  await tablet.getByRole('button', { name: 'Abrir el puesto aquí' }).click();
  await chair.getByRole('button', { name: 'Abrir votación' }).click();
  await tablet.getByRole('heading', { name: 'El puesto está libre' }).waitFor();
  await enterBooth(tablet, { plate: '1', pin: pins[0]?.pin ?? '' });
  await tablet.getByRole('radio', { name: 'A favor' }).check();
  await tablet.getByRole('button', { name: 'Revisar mi voto' }).click();
  await tablet.getByRole('button', { name: 'Confirmar mi voto' }).click();
  await seen(tablet, 'Listo, su voto quedó guardado. Puede retirarse.');
  expect((await pollDocuments.questions(assemblyId).get()).size).toBe(1);

  await seen(chair, /ha votado: 1 de 8 unidades/u);
  await chair.getByRole('button', { name: 'Cerrar votación' }).click();
  await seen(chair, /Faltan por votar 7 de 8 unidades/u);
  await chair.getByRole('button', { name: 'Cerrar y contar' }).click();
  await seen(chair, /No se publican cifras/u);
  expect(journey.complaints()).toEqual([]);
});
