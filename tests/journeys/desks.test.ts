import { newPlate, platePayload } from '@asamblea/domain';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hallDocuments } from '../../functions/src/hall/attendance/hallDocuments.ts';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { openPage, type Visitor } from '../support/browser/openPage.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { desks, marta, pedro, seedDesks } from '../support/visits/seedDesks.ts';
import { signIn } from '../support/visits/signIn.ts';

const browser = browserForAll();
beforeAll(seedDesks);

async function openDesk({ email }: { readonly email: string }): Promise<Visitor> {
  const visitor = await openPage(browser(), { viewport: { width: 1440, height: 900 } });
  await signIn(visitor.context, desks.cot, email);
  await visitor.page.goto('/register');
  await visitor.page.getByRole('combobox').waitFor();
  return visitor;
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox').fill(name);
  await page.getByRole('heading', { name }).waitFor();
}

const chip = (page: Page, text: RegExp) =>
  page.getByRole('list', { name: 'Unidades' }).getByText(text).first();

async function holderOf(unitId: string): Promise<string | null> {
  const held = (await peopleDocuments.attendance(desks.assemblyId, 1).doc(unitId).get()).data();
  return held?.present === true ? held.personName : null;
}

async function movementsOf(unitId: string): Promise<readonly string[]> {
  const found = await documents.events(desks.assemblyId).where('unitId', '==', unitId).get();
  return found.docs
    .sort((a, b) => (a.createTime.valueOf() < b.createTime.valueOf() ? -1 : 1))
    .map((event) => event.data().kind);
}

/** Hands on a keyboard: what is typed to find somebody is not counted, every other key is. */
function typist(page: Page) {
  let keys = 0;
  return {
    keys: () => keys,
    type: (text: string) => page.keyboard.type(text),
    async press(...pressed: readonly string[]) {
      for (const key of pressed) {
        keys += key.split('+').length;
        await page.keyboard.press(key);
      }
    },
  };
}

test('a family with four units, two proxies and an arriving owner in at most 40 keystrokes', async () => {
  const { page, context, complaints } = await openDesk(marta);
  const hands = typist(page);
  await page.locator('input:focus').waitFor();
  await hands.type('rosa');
  await page.getByRole('heading', { name: 'Rosa Peña' }).waitFor();
  await hands.press('Enter');
  await page.getByText('Quedaron acreditadas 6 unidades.').waitFor();

  await hands.type('pablo');
  await page.getByRole('heading', { name: 'Pablo Cruz' }).waitFor();
  await page.getByText('La tiene Rosa Peña').first().waitFor();
  await hands.press('Alt+p');
  await page.getByRole('dialog', { name: 'B-202 tiene apoderado' }).waitFor();
  await hands.press('Tab', 'Enter');
  await page.getByText('Quedó acreditada 1 unidad.').waitFor();
  await page.locator('input:focus').waitFor();

  expect(hands.keys()).toBeLessThanOrEqual(40);
  const held = ['A-101', 'A-102', 'A-103', 'A-104', 'B-201', 'B-202'].map(holderOf);
  expect(await Promise.all(held)).toEqual([...Array(5).fill('Rosa Peña'), 'Pablo Cruz']);
  expect([...(await movementsOf('B-202'))].sort()).toEqual([
    ...['unit-entered', 'unit-entered', 'unit-left'],
  ]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a plate is given by keyboard, and typed or read it opens the card of its carrier', async () => {
  const plates = hallDocuments.plates(desks.assemblyId, 1);
  await Promise.all([7, 8].map((number) => plates.doc(String(number)).set(newPlate(number, 0))));
  const { page, context, complaints } = await openDesk(marta);
  const hands = typist(page);
  await page.locator('input:focus').waitFor();
  await hands.type('elsa');
  await page.getByRole('heading', { name: 'Elsa Toro' }).waitFor();
  await hands.press('Enter');
  await page.getByLabel('Número de placa').waitFor();
  await hands.press('Alt+n', 'Enter');
  await page.getByRole('dialog', { name: /PIN de la placa 7/ }).waitFor();
  await hands.press('Enter');
  await page.getByText('Tiene la placa 7').waitFor();
  expect((await plates.doc('7').get()).data()).toMatchObject({ personName: 'Elsa Toro' });

  for (const written of ['7', platePayload(7)]) {
    await hands.press('Escape');
    await page.getByRole('heading', { name: 'Elsa Toro' }).waitFor({ state: 'detached' });
    await hands.type(written);
    await page.getByRole('heading', { name: 'Elsa Toro' }).waitFor();
  }
  await hands.press('Escape');
  await hands.type('placa:7-00');
  await page.getByText(/La placa no se leyó bien/).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a credential is printed, and the desk goes on with the same person', async () => {
  const { page, context, complaints } = await openDesk(marta);
  await find(page, 'Elsa Toro');
  await page.getByRole('button', { name: 'Credencial', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Credencial de Elsa Toro' });
  await card.getByRole('button', { name: 'Crear credencial' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Imprimir' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^credencial-.+-\d{4}-\d{2}-\d{2}\.pdf$/u);
  expect((await readDownload(file)).toString('latin1', 0, 5)).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Elsa Toro' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('two desks, one unit: one gets it, and the other is told who registered it and when', async () => {
  const [one, two] = await Promise.all([openDesk(marta), openDesk(pedro)]);
  const screen = await openPage(browser());
  await screen.page.goto(`/quorum/public?cot=${desks.cot}`);
  await find(one.page, 'Ana Mora');
  await find(two.page, 'Luis Vega');
  await Promise.all([one, two].map(({ page }) => page.keyboard.press('Enter')));
  await Promise.any(
    [one, two].map(({ page }) =>
      page
        .getByText(/Ya la registró/)
        .first()
        .waitFor(),
    ),
  );
  const holder = await holderOf('C-301');
  const [winner, loser] = holder === 'Ana Mora' ? [one, two] : [two, one];
  const name = holder === 'Ana Mora' ? marta.name : pedro.name;
  await chip(winner.page, /^Presente · \d/).waitFor();
  await chip(loser.page, new RegExp(`La tiene ${holder}`)).waitFor();
  await loser.page
    .getByText(new RegExp(`Ya la registró ${name} a las? \\d+:\\d\\d`))
    .first()
    .waitFor();
  expect(await movementsOf('C-301')).toEqual(['unit-entered']);
  const present = peopleDocuments.attendance(desks.assemblyId, 1).where('present', '==', true);
  const units = (await present.count().get()).data().count;
  await screen.page.getByText(`${units}0,00 %`).first().waitFor();
  await Promise.all([one, two, screen].map(({ context }) => context.close()));
});

test('a desk whose network fails is reloaded, another takes its unit, and the network returns', async () => {
  const one = await openDesk(marta);
  await one.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await one.page.reload();
  await find(one.page, 'Inés Lara');
  await one.context.setOffline(true);
  await one.page.keyboard.press('Enter');
  await chip(one.page, /Presente · pendiente/).waitFor();
  await find(one.page, 'Tulia Sanz');
  await one.page.keyboard.press('Enter');
  await one.page.getByText('Hay 2 unidades por enviar').waitFor();
  await one.page.getByRole('button', { name: 'Su cuenta' }).click();
  await one.page.getByRole('button', { name: 'Salir' }).click();
  await one.page.getByRole('dialog', { name: 'Quedan 2 unidades por enviar' }).waitFor();
  await one.page.getByRole('button', { name: 'Enviar y salir' }).click();
  await one.page.getByText('su sesión sigue abierta').waitFor();

  await one.page.reload();
  await one.page.getByText('Hay 2 unidades por enviar').waitFor();
  await find(one.page, 'Inés Lara');
  await chip(one.page, /Presente · pendiente/).waitFor();
  expect(await Promise.all([holderOf('D-401'), holderOf('E-501')])).toEqual([null, null]);

  const two = await openDesk(pedro);
  await find(two.page, 'Óscar Gil');
  await two.page.keyboard.press('Enter');
  await two.page.getByText('Quedó acreditada 1 unidad.').waitFor();

  await one.context.setOffline(false);
  const list = one.page.getByRole('region', { name: 'Por resolver' });
  await list.getByText('D-401 · acreditar a Inés Lara').waitFor();
  await list.getByText(/La tiene Óscar Gil\. Ya la registró Pedro Ruiz a las? \d/).waitFor();
  await one.page.getByText(/por enviar/).waitFor({ state: 'detached' });
  // The notice goes with the cut; what it named is sent right after.
  await expect.poll(() => holderOf('E-501')).toBe('Tulia Sanz');
  expect(await movementsOf('E-501')).toEqual(['unit-entered']);
  await list.getByRole('button', { name: 'Pasar a Inés Lara' }).click();
  await one.page.getByRole('button', { name: 'Pasar la unidad' }).click();
  await list.waitFor({ state: 'detached' });
  await two.page.getByText('La tiene Inés Lara').first().waitFor();
  expect(await movementsOf('D-401')).toEqual(['unit-entered', 'unit-transferred']);

  await one.page.getByRole('button', { name: 'Su cuenta' }).click();
  await one.page.getByRole('button', { name: 'Salir' }).click();
  await one.page.getByRole('button', { name: 'Ingresar' }).waitFor();
  const kept = await one.page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name),
  );
  expect(kept).not.toContain('asamblea-mesa-padron');
  await Promise.all([one, two].map(({ context }) => context.close()));
});
