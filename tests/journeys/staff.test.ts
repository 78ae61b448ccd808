import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { reachOf } from '../support/reach.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [['101', 'Ana', '100']] as const;
const password = 'una clave de doce';

async function openPermissionsOf(office: Page, name: string): Promise<Locator> {
  const card = office.getByRole('article', { name });
  await card.getByRole('button', { name: 'Ver o cambiar permisos' }).click();
  return card;
}

test('a moderator invited by a printed link chooses a password and enters', async () => {
  const journey = await newJourney(browser(), { cot: 'equipo', units });
  const office = await journey.visit('/settings/permissions', 'admin', 'phone');
  await office.getByRole('button', { name: 'Invitar a alguien' }).click();
  await office.getByLabel('Nombre completo').fill('Marta Gil');
  await office.getByLabel('Correo electrónico').fill('marta@correo.test');
  expect(await readWithAxe(office)).toEqual([]);
  await office.getByRole('button', { name: 'Invitar', exact: true }).click();
  await seen(office, 'Marta Gil ya tiene su lugar');
  expect(await readWithAxe(office)).toEqual([]);
  const link = office.getByRole('link', { name: 'Enlace para elegir contraseña' });
  const address = (await link.getAttribute('href')) ?? '';
  const [paper] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Imprimir' }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^invitacion-equipo-.+-\d{4}-\d{2}-\d{2}\.pdf$/u);

  const phone = await journey.visit(address, undefined, 'phone');
  await phone.getByLabel('Contraseña nueva').fill(password);
  await phone.getByLabel('Escríbala otra vez').fill('otra clave de doce');
  await phone.getByRole('button', { name: 'Guardar y entrar' }).click();
  await seen(phone, 'Las dos no son iguales');
  expect(await readWithAxe(phone)).toEqual([]);
  await phone.getByLabel('Escríbala otra vez').fill(password);
  await phone.getByRole('button', { name: 'Guardar y entrar' }).click();
  await seen(phone, 'Conjunto equipo');
  await phone.goto('/votes/private');
  await seen(phone, 'Nueva pregunta');
  await seen(office, 'En el equipo');

  const thief = await journey.visit(address);
  await thief.getByLabel('Contraseña nueva').fill('robo la clave 1');
  await thief.getByLabel('Escríbala otra vez').fill('robo la clave 1');
  await thief.getByRole('button', { name: 'Guardar y entrar' }).click();
  await seen(thief, 'Ese enlace ya no sirve');
});

test('a page and a part are taken from a person while their page is open', async () => {
  const journey = await newJourney(browser(), { cot: 'permisos', units });
  const [office, moderator, other] = [
    await journey.visit('/settings/permissions', 'admin'),
    await journey.visit('/dashboard', 'moderator'),
    await journey.visit('/quorum/private', 'moderator'),
  ];
  await other.getByRole('button', { name: 'Cerrar la sesión' }).waitFor();
  await moderator.getByRole('heading', { name: 'Tablero' }).first().waitFor();

  const card = await openPermissionsOf(office, 'moderator');
  await card.getByRole('checkbox', { name: 'Tablero' }).uncheck();
  await card.getByRole('checkbox', { name: 'Cerrar la sesión' }).uncheck();
  const menu = card.getByRole('list', { name: 'Menú de moderator' });
  expect(await menu.getByText('Tablero', { exact: true }).count()).toBe(0);
  await menu.getByText('Votaciones', { exact: true }).waitFor();
  expect(await readWithAxe(office)).toEqual([]);
  const state = 'hidden' as const;
  const timeout = await reachOf(async () => {
    await card.getByRole('button', { name: 'Guardar' }).click();
    await seen(office, 'Permisos de moderator guardados');
  });
  await Promise.all([
    moderator.getByText('403', { exact: false }).first().waitFor({ timeout }),
    other.getByRole('button', { name: 'Cerrar la sesión' }).waitFor({ timeout, state }),
  ]);
  expect(await moderator.getByRole('link', { name: 'Tablero' }).count()).toBe(0);
  await seen(other, 'Verificar quórum');
  await seen(card.page(), 'Frente a lo usual en su papel: 1 página menos, 1 parte menos.');
  const refused = await journey.send('moderator', '/api/session/close', { session: 1, call: 1 });
  expect(JSON.stringify(refused)).toContain('not-allowed');

  // Removed: out of every page at once, and for good.
  const removing = await reachOf(async () => {
    await card.getByRole('button', { name: 'Retirar' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await seen(office, 'moderator ya no está en el equipo');
  });
  await other.waitForURL(/\/login/u, { timeout: removing });
  const uid = 'permisos-moderator';
  const removed = (await documents.member(journey.assemblyId, uid).get()).data();
  expect(removed).toMatchObject({ sids: [], name: 'moderator' });
  await card.waitFor({ state: 'hidden' });
});

test('a page and a part are taken from a role while the pages of its members are open', async () => {
  const journey = await newJourney(browser(), { cot: 'papeles', units });
  const [office, teller, auditor] = [
    await journey.visit('/settings/permissions', 'admin', 'phone'),
    await journey.visit('/quorum/private', 'teller'),
    await journey.visit('/reports/acta', 'auditor', 'phone'),
  ];
  await teller.getByRole('link', { name: 'Votaciones' }).first().waitFor();
  await auditor.getByRole('heading', { name: 'Acta', exact: true }).waitFor();
  const state = 'hidden' as const;

  const editor = office.getByRole('region', { name: 'Lo que trae cada papel' });
  const choose = async (role: string) => {
    await office.getByRole('button', { name: 'Cambiar lo que trae cada papel' }).click();
    await editor.getByRole('combobox', { name: 'Papel' }).click();
    await office.getByRole('option', { name: role }).click();
  };
  await choose('Escrutinio');
  await editor.getByRole('checkbox', { name: 'Votaciones', exact: true }).uncheck();
  expect(await readWithAxe(office)).toEqual([]);
  const timeout = await reachOf(async () => {
    await editor.getByRole('button', { name: 'Guardar' }).click();
    await seen(office, 'Papel guardado');
  });
  await teller.getByRole('link', { name: 'Votaciones' }).first().waitFor({ timeout, state });

  await choose('Revisoría fiscal');
  await editor.getByRole('checkbox', { name: 'Preparar y comentar el acta' }).uncheck();
  await editor.getByRole('button', { name: 'Guardar' }).click();
  await auditor.getByText('Usted no prepara el acta').waitFor({ timeout });
  expect(journey.complaints()).toEqual([]);
});
