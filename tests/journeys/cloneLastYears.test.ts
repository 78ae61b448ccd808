import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { officeDocuments } from '../../functions/src/office/stored/officeDocuments.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { createQuestion } from '../../functions/src/polls/questions/createQuestion.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana Ruiz', '60'],
  ['102', 'Beto Gil', '40'],
] as const;
const question = '¿Aprueba los estados financieros de 2025?';

/** A meeting of last year that is over: Ana came, Beto owed. Its administrator runs the organisation. */
async function lastYears(): Promise<Journey> {
  const journey = await newJourney(browser(), { cot: 'robles', units });
  const { assemblyId } = journey;
  const uid = 'robles-admin';
  const person = { uid, name: 'Marcela Duarte', email: 'admin-robles@asamblea.test' };
  await officeDocuments.organisation(assemblyId).set({ name: 'Administraciones del Norte' });
  await documents.organisationMember(assemblyId, uid).set(person);
  await documents.assembly(assemblyId).update({ actaNumber: '11' });
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
  await peopleDocuments.units(assemblyId, version).doc('102').update({ inArrears: true });
  const asked = { text: question, blank: true, abstention: true, liveBars: true };
  const request = { ...asked, questionId: crypto.randomUUID(), durationSeconds: null };
  await createQuestion({ assemblyId, by: uid, request, now: Date.now() });
  await journey.enter('Ana Ruiz');
  return journey;
}

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('this year’s assembly is cloned from last year’s, which is archived and says so', async () => {
  const old = await lastYears();
  const admin = await old.visit('/assemblies', 'admin');
  await seen(admin, 'Administraciones del Norte');
  await seen(admin, 'En curso');
  expect(await readWithAxe(admin)).toEqual([]);
  const name = 'Conjunto robles';
  expect(await cardOf(admin, name).getByRole('button', { name: 'Archivar' }).count()).toBe(0);

  await cardOf(admin, name).getByRole('button', { name: 'Clonar' }).click();
  await admin.getByLabel('Nombre', { exact: true }).fill('Conjunto robles 2027');
  expect(await admin.getByLabel('Número del acta').inputValue()).toBe('12');
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Clonar y entrar' }).click();
  // The copied texts, and the staff left out, are read first.
  await seen(admin, `Pregunta 1: «${question}»`);
  await seen(admin, 'Estas personas del equipo no vinieron');
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Entrar', exact: true }).click();
  await seen(admin, 'Hola, ');
  await seen(admin, 'Conjunto robles 2027');

  await admin.goto('/settings/database');
  await seen(admin, 'Beto Gil');
  await admin.goto('/quorum/private');
  await seen(admin, 'No han llegado');
  await admin.goto('/votes/private');
  await seen(admin, question);
  const made = await documents.assemblies().where('name', '==', 'Conjunto robles 2027').get();
  const [clone] = made.docs;
  const version = clone?.data().activeRoster ?? '';
  const owed = await peopleDocuments
    .units(clone?.id ?? '', version)
    .where('inArrears', '==', true)
    .get();
  expect([made.size, owed.size]).toEqual([1, 0]);
  expect((await peopleDocuments.attendance(clone?.id ?? '', 1).get()).size).toBe(0);

  await documents.session(old.assemblyId, 1).update({ state: 'closed' });
  const auditor = await old.visit('/reports/quorum', 'auditor');
  await seen(auditor, 'Informe de quórum');
  await admin.goto('/assemblies');
  await cardOf(admin, name).getByRole('button', { name: 'Archivar' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Archivar' }).click();
  await seen(admin, 'Asamblea archivada');
  await cardOf(admin, name).waitFor({ state: 'detached' });

  // The members are out, and the screens show nothing.
  await auditor.goto('/reports/quorum').catch((error: Error) => {
    // The next sign was refused meanwhile, and the page is leaving by itself.
    if (!error.message.includes('interrupted by another navigation')) throw error;
  });
  await auditor.getByRole('heading', { name: 'Ingresar' }).waitFor();
  const screen = await old.visit('/results/public?cot=robles');
  await seen(screen, 'Esta asamblea está archivada');
  const again = await old.visit('/reports/quorum', 'auditor');
  await seen(again, 'Esta asamblea está archivada: se puede consultar, pero no cambiar.');
  await seen(again, 'Informe de quórum');

  await admin.getByRole('combobox', { name: 'Estado' }).click();
  await admin.getByRole('option', { name: 'Archivada' }).click();
  await cardOf(admin, name).getByRole('button', { name: 'Traer de vuelta' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Traer de vuelta' }).click();
  await seen(admin, 'Asamblea de vuelta');
  await again.reload();
  await seen(again, 'Informe de quórum');
  expect(await again.getByText('Esta asamblea está archivada').count()).toBe(0);
  expect(old.complaints()).toEqual([]);
});
