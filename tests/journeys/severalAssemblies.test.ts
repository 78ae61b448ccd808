import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { seedAccount } from '../../scripts/seed/seedAccount.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

async function presentIn(assemblyId: string): Promise<readonly string[]> {
  const found = await peopleDocuments.attendance(assemblyId, 1).where('present', '==', true).get();
  return found.docs.map(({ id }) => id);
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Su cuenta' }).click();
}

/** The one who is found by that label, with all of their units. */
async function accredit(desk: Page, label: string): Promise<void> {
  await desk.getByRole('combobox').fill(label);
  await desk.getByRole('button', { name: /^Acreditar/u }).click();
  await seen(desk, 'Quedó acreditada 1 unidad.');
}

test('two tabs accredit at two assemblies at once, and signing out of one leaves the other', async () => {
  const units = [
    ['101', 'Ana', '50'],
    ['102', 'Beto', '50'],
  ] as const;
  const [north, south] = [
    await newJourney(browser(), { cot: 'norte', units }),
    await newJourney(browser(), { cot: 'sur', units }),
  ];
  const email = 'registrar-norte@asamblea.test';
  const registrar = { uid: 'norte-registrar', email, name: 'Paola', role: 'registrar' } as const;
  await seedAccount(south.assemblyId, { ...registrar, personId: null });

  const first = await north.visit('/register', 'registrar');
  await seen(first, 'Conjunto norte');
  await openMenu(first);
  await first.getByRole('button', { name: 'Ir a otra asamblea' }).click();
  const other = first.getByRole('button', { name: 'Conjunto sur' });
  await other.waitFor();
  expect(await readWithAxe(first)).toEqual([]);
  await other.click();
  await seen(first, 'Conjunto sur · Registro');

  const second = await first.context().newPage();
  await second.goto('/');
  await seen(second, 'Conjunto sur');
  await openMenu(second);
  await second.getByRole('link', { name: 'Conjunto norte' }).click();
  await seen(second, 'Conjunto norte · Registro');
  expect(new URL(second.url()).search).toBe('');

  await Promise.all([first.goto('/register'), second.goto('/register')]);
  await Promise.all([accredit(first, '101'), accredit(second, '102')]);
  expect(await presentIn(north.assemblyId)).toEqual(['102']);
  expect(await presentIn(south.assemblyId)).toEqual(['101']);

  await openMenu(second);
  await second.getByRole('button', { name: 'Salir de esta asamblea' }).click();
  await seen(second, 'En este navegador siguen abiertas');
  await accredit(first, '102');
  expect((await presentIn(south.assemblyId)).toSorted()).toEqual(['101', '102']);
  await second.getByRole('link', { name: 'Conjunto sur' }).click();
  await seen(second, 'Conjunto sur · Registro');

  await openMenu(second);
  await second.getByRole('button', { name: 'Salir', exact: true }).click();
  await first.getByRole('heading', { name: 'Ingresar' }).waitFor();
  // A sign of the other tab that was on its way when the session ended is refused, and it says no more.
  const told = [...north.complaints(), ...south.complaints()];
  expect(told.filter((one) => !/\b401\b.*\/api\/sign\)/u.test(one))).toEqual([]);
});
