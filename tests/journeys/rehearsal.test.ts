import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { openFiles } from '../../functions/src/kernel/files/openFiles.ts';
import { questionKeys } from '../../functions/src/kernel/keys/openQuestionKeys.ts';
import { systemClock } from '../../functions/src/kernel/platform/clock.ts';
import {
  leavingMillis,
  sweepRehearsals,
} from '../../functions/src/office/rehearsals/sweepRehearsals.ts';
import { officeDocuments } from '../../functions/src/office/stored/officeDocuments.ts';
import { peopleDocuments } from '../../functions/src/people/stored/peopleDocuments.ts';
import { createQuestion } from '../../functions/src/polls/questions/createQuestion.ts';
import { pollDocuments } from '../../functions/src/polls/stored/pollDocuments.ts';
import { isThorough } from '../../functions/src/testing/files/drawSome.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { type JourneyUnit, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const question = '¿Aprueba el presupuesto del año que viene?';

/** In the long run more than those who are simulated. */
const owners = isThorough ? 205 : 20;
const simulated = Math.min(owners, 200);
const units: readonly JourneyUnit[] = Array.from({ length: owners }, (_, i) => [
  ...([`${101 + i}`, i < 2 ? (['Ana', 'Beto'][i] ?? '') : `Dueño ${i}`] as const),
  isThorough ? (i < 5 ? '4' : '0,4') : '5',
]);

async function newEvening() {
  const journey = await newJourney(browser(), { cot: 'sauces', units, sessionState: 'planned' });
  const { assemblyId } = journey;
  const person = { uid: 'sauces-admin', name: 'Marcela', email: 'admin-sauces@asamblea.test' };
  await officeDocuments.organisation(assemblyId).set({ name: 'Firma de los Sauces' });
  await documents.organisationMember(assemblyId, person.uid).set(person);
  const asked = { text: question, blank: true, abstention: true, liveBars: true };
  const request = { ...asked, questionId: crypto.randomUUID(), durationSeconds: null };
  await createQuestion({ assemblyId, by: person.uid, request, now: Date.now() });
  return journey;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const mark = /^ENSAYO/u;
/** Two hundred come through the same doors as people, one transaction after another. */
const long = 300_000;
const patience = { timeout: 60_000 };
const outside = { files: openFiles(), keys: questionKeys() };

test('the evening is rehearsed: its owners come and vote, every screen says so, and it is thrown away', async () => {
  const journey = await newEvening();
  const { assemblyId } = journey;
  const admin = await journey.visit('/dashboard', 'admin');
  await press(admin, 'Ensayar');
  await seen(admin, 'Hola, ');
  await admin.getByRole('note').filter({ hasText: mark }).waitFor();
  const [made] = (await documents.assemblies().where('rehearsalOf', '==', assemblyId).get()).docs;
  const { cot = '' } = made?.data() ?? {};
  const rehearsalId = made?.id ?? '';

  await admin.goto('/dashboard');
  await press(admin, 'Que lleguen');
  await admin
    .getByText(`Listo: ${simulated} de ${simulated} simulados llegaron.`)
    .waitFor({ timeout: long });
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Instalar la sesión' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Instalar la sesión' }).click();
  await seen(admin, 'Abra la siguiente pregunta.');
  await admin.goto('/votes/private');
  await press(admin, 'Abrir votación');
  const screen = await journey.visit(`/votes/public?cot=${cot}`);
  await seen(screen, question);
  await screen.getByRole('note').filter({ hasText: mark }).waitFor();
  for (const path of ['/quorum/public', '/results/public', '/stream/votacion']) {
    const other = await journey.visit(`${path}?cot=${cot}`);
    await other.getByRole('note').filter({ hasText: mark }).waitFor();
    await other.close();
  }
  await admin.goto('/dashboard');
  await press(admin, 'Que voten');
  await admin
    .getByText(`Listo: ${simulated} de ${simulated} simulados votaron.`)
    .waitFor({ timeout: long });
  const [asked] = (await pollDocuments.questions(rehearsalId).get()).docs;
  expect((await pollDocuments.ballots(rehearsalId, asked?.id ?? '').get()).size).toBe(simulated);
  await seen(screen, `${simulated} de ${simulated} unidades`);
  await screen.close();

  await press(admin, 'Descartar el ensayo');
  await admin.getByRole('heading', { name: /^Hola, /u }).waitFor();
  await seen(admin, 'Conjunto sauces');
  expect(await admin.getByRole('note').filter({ hasText: mark }).count()).toBe(0);
  expect((await documents.publicAssembly(cot).get()).exists).toBe(false);
  // The rest of the work after one press is done by the clock.
  await expect
    .poll(async () => {
      await sweepRehearsals(outside, systemClock, systemClock.now() + leavingMillis);
      return (await documents.assembly(rehearsalId).get()).exists;
    }, patience)
    .toBe(false);
  expect((await pollDocuments.questions(rehearsalId).get()).size).toBe(0);
  expect((await peopleDocuments.attendance(assemblyId, 1).get()).size).toBe(0);
  // The board asked for the assembly of its small screen, and for the next step, of an assembly that was
  // gone.
  const gone = [`/api/public/assembly?cot=${cot}`, '/api/guide'];
  const left = journey.complaints().filter((one) => !gone.some((path) => one.includes(path)));
  expect(left).toEqual([]);
});
