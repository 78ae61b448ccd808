import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const units = [
  ['101', 'Ana', '20'],
  ['102', 'Ana', '10'],
  ['103', 'Beto', '25'],
  ['104', 'Carla', '30'],
  ['105', 'Dario', '15'],
] as const;

async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await page.getByLabel('Celdas copiadas').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Revisar' }).click();
}

/** On the clock of the hall: the session began this minute, so no other hour of today is sure to be past. */
const hourNow = () =>
  new Intl.DateTimeFormat('es-CO', {
    ...{ timeZone: 'America/Bogota', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).format(Date.now());

test('the signed sheet is entered as paper, plates are given in bulk and asked back at the door', async () => {
  const journey = await newJourney(browser(), { cot: 'masivo', units });
  const desk = await journey.visit('/massive', 'registrar');
  await desk.getByLabel('Cómo asisten').click();
  await desk.getByRole('option', { name: /En papel/u }).click();
  await paste(desk, ['Unidad\tHora', `101\t${hourNow()}`, '102\t', '103\t', '999\t', '104\t']);
  await seen(desk, '«999» (celda A5) no está en el padrón.');
  await desk.getByRole('button', { name: 'Acreditar 4 unidades' }).click();
  await seen(desk, 'Acreditar (en papel): 4 hechas');
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^por-lista-.+-\d{4}-\d{2}-\d{2}\.csv$/u);

  const mixed = await journey.visit('/mix', 'moderator');
  await mixed.getByRole('region', { name: 'En papel' }).getByText('85,0000').waitFor();

  const plates = await journey.visit('/register', 'registrar');
  await plates.getByRole('tab', { name: 'Placas' }).click();
  await plates.getByRole('button', { name: 'Crear placas' }).click();
  await plates.getByLabel('Hasta').fill('20');
  await plates.getByRole('button', { name: 'Crear', exact: true }).click();
  await plates.getByLabel('Buscar placa, persona o unidad').waitFor();

  await desk.getByRole('tab', { name: 'Entregar placas' }).click();
  await paste(desk, ['Unidad\tPlaca', '101\t14', '103\t15', '105\t16']);
  await seen(desk, '105 no está acreditada.');
  await desk.getByRole('button', { name: 'Entregar 2 placas' }).click();
  await seen(desk, 'Entregar placas: 2 hechas');

  await plates.getByLabel('Buscar placa, persona o unidad').fill('ana');
  await seen(plates, 'Placa 14');
  await seen(plates, /2 unidades, coeficiente de 30,0000 %: 101, 102/u);

  await desk.getByRole('tab', { name: 'Dar salida' }).click();
  await paste(desk, ['101', '102']);
  await desk.getByRole('button', { name: 'Dar salida a 2 unidades' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Dar salida' }).click();
  await seen(desk, 'Dar salida: 2 hechas');
  await seen(plates, 'Pida una placa de vuelta');

  const chair = await journey.visit('/quorum/private', 'moderator');
  await chair.getByRole('button', { name: 'Cerrar la sesión' }).first().click();
  await seen(chair, 'Faltan 2 placas por devolver');
  await chair.getByRole('button', { name: 'Cancelar' }).click();

  await plates.getByRole('button', { name: 'Recibir la placa 14' }).click();
  await plates.getByText('Pida una placa de vuelta').waitFor({ state: 'detached' });
  expect(journey.complaints()).toEqual([]);
});

const report = (
  cot: string,
) => `Meeting ID,Topic,Start Time,User Email,Duration (Minutes),Participants
812 3456 7890,Asamblea,11/28/2026 08:55:00 AM,admin@conjunto.co,135,3

Name (Original Name),User Email,Join Time,Leave Time,Duration (Minutes),Guest
iPhone de Ana,ANA@${cot}.test,09:00:00 AM,11:00:00 AM,120,Yes
103 Beto,,09:01:00 AM,11:00:00 AM,119,Yes
Contabilidad,conta@fuera.test,09:02:00 AM,11:00:00 AM,118,Yes
`;

test('the report of a video call is compared, and each who was there is accredited with a press', async () => {
  const cot = 'videollamada';
  const addressOf = (owner: string) => `${owner.toLowerCase()}@${cot}.test`;
  const journey = await newJourney(browser(), { cot, units, addressOf });
  const carla = { personId: journey.personIdOf('Carla'), unitIds: ['104'], capacity: 'owner' };
  await journey.send('registrar', '/api/attendance/accredit', { ...carla, channel: 'online' });
  const desk = await journey.visit('/zoom', 'moderator');
  await desk.getByRole('link', { name: /^Comparar con el informe/u }).click();
  await desk.locator('input[type=file]').setInputFiles({
    ...{ name: 'participants.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(report(cot)),
  });
  const list = (name: string) => desk.getByRole('region', { name });
  await list('En la videollamada y sin registrar').getByText('Ana (101, 102)').waitFor();
  await list('Registrados en línea que no estuvieron').getByText('Carla (104)').waitFor();

  await desk.getByRole('button', { name: 'Es Beto (103)' }).click();
  await desk.getByRole('button', { name: 'Contabilidad no es de la asamblea' }).click();
  await list('Sin reconocer').waitFor({ state: 'detached' });
  await desk.getByRole('button', { name: 'Acreditar en línea a Ana' }).click();
  await list('En la videollamada y registrados').getByText('Ana (101, 102)').waitFor();
  await list('En la videollamada y sin registrar').getByText('Beto (103)').waitFor();

  const mixed = await journey.visit('/mix', 'moderator');
  await mixed.getByRole('region', { name: 'En línea' }).getByText('60,0000').waitFor();
  expect(journey.complaints()).toEqual([]);
});
