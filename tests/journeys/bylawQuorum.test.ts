import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { closeVoting } from '../support/visits/closeVoting.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '35'],
  ['102', 'Beto', '25'],
  ['103', 'Carla', '10'],
  ['104', 'Darío', '30'],
] as const;

/** Kept for people who look at them, where somebody asks for it. */
async function keep(shown: Page | Locator, name: string): Promise<void> {
  const folder = process.env.ASAMBLEA_SCREENS;
  if (folder !== undefined) await shown.screenshot({ path: `${folder}/${name}.png` });
}

test('a company whose bylaws ask 70 % does not begin with 60 % of its shares, and does with 70 %', async () => {
  const journey = await newJourney(browser(), {
    ...{ cot: 'setenta', units, rulePack: 'co-sas', sessionState: 'planned' },
  });
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/dashboard', 'moderator');
  const screen = await journey.visit('/quorum/public?cot=setenta');
  await seen(screen, /más del 50 % del total de las acciones/iu);

  const admin = await journey.visit('/settings/general', 'admin', 'phone');
  const section = admin.getByRole('region', { name: 'Quórum de la reunión' });
  await section.getByRole('button', { name: 'Anotar lo que piden los estatutos' }).click();
  await admin.getByLabel('Porcentaje o fracción').fill('70 %');
  await admin.getByLabel('Artículo de los estatutos').fill('artículo 12');
  const asked = 'el 70 % del total de las acciones (los estatutos, artículo 12)';
  await seen(admin, `Se pedirá al menos ${asked}.`);
  expect(await readWithAxe(admin)).toEqual([]);
  await keep(admin, 'dialogo-390');
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await seen(admin, `Al menos ${asked}.`);
  expect(await readWithAxe(admin)).toEqual([]);
  await keep(section, 'estatutos-390');
  const wide = await journey.visit('/settings/general', 'admin');
  await seen(wide, `Al menos ${asked}.`);
  await keep(wide.getByRole('region', { name: 'Quórum de la reunión' }), 'estatutos-1366');

  await seen(screen, /al menos el 70 % del total de las acciones/iu);
  await seen(chair, /^Instalar la sesión: No hay quórum/u);
  const desk = await journey.visit('/quorum/private', 'moderator');
  await seen(desk, 'Con esta unidad hay quórum en la sala');
  const early = await journey.send('moderator', '/api/session/install', { session: 1, call: 1 });
  expect(early.status).toBe(409);
  expect(JSON.stringify(early.body)).toContain('al menos el 70 % del total de las acciones');

  await journey.enter('Carla');
  await seen(screen, /^Hay quórum/u);
  await keep(screen, 'sala-1366');
  await chair.getByRole('button', { name: 'Instalar la sesión' }).click();
  await chair.getByRole('dialog').getByRole('button', { name: 'Instalar la sesión' }).click();
  await seen(chair, 'En curso');

  const votes = await journey.visit('/votes/private', 'moderator');
  await votes.getByRole('button', { name: 'Nueva pregunta' }).click();
  await votes.getByLabel('Asunto', { exact: true }).selectOption('reserves');
  await votes.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba la reserva?');
  await votes.getByRole('button', { name: 'Crear pregunta' }).click();
  await votes.getByRole('button', { name: 'Abrir votación' }).click();
  for (const owner of ['Ana', 'Beto', 'Carla']) {
    const phone = await journey.visit('/votes/current', owner, 'phone');
    await phone.getByRole('radio', { name: 'A favor' }).check();
    await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
    await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
    await seen(phone, /Su voto quedó guardado/u);
  }
  await closeVoting(votes);
  await seen(votes, /quórum de la decisión.*70,00 %/iu);

  const report = await journey.visit('/reports/quorum', 'auditor');
  await seen(report, /70,00 %/u);
  const acta = await report.evaluate(async () => (await fetch('/api/reports/acta')).text());
  expect(acta).toContain('"law":"los estatutos","article":"artículo 12"');
  expect(journey.complaints()).toEqual([]);
});
