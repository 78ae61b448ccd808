import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const units = [
  ['101', 'Ana', '60'],
  ['102', 'Beto', '40'],
] as const;

/** As an administrator finds one that was just made. */
async function newEmpty() {
  const asked = { cot: 'camino', units, sessionState: 'planned' } as const;
  const journey = await newJourney(browser(), asked);
  const assembly = documents.assembly(journey.assemblyId);
  const version = (await assembly.get()).data()?.activeRoster ?? null;
  const startsAt = Date.now();
  await assembly.update({ activeRoster: null, createdAt: startsAt });
  await documents.session(journey.assemblyId, 1).update({ startsAt });
  return { ...journey, version };
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('the way leads from an empty assembly to its acta, and back when a cause is gone', async () => {
  const journey = await newEmpty();
  const assembly = documents.assembly(journey.assemblyId);
  const admin = await journey.visit('/', 'admin', 'phone');
  const way = admin.getByRole('region', { name: 'El camino de la asamblea' });
  const next = (name: string) => way.getByRole('link', { name });
  const home = async (sentence: string | RegExp) => {
    await admin.goto('/');
    await way.getByText(sentence).waitFor();
  };
  await next('Cargar el padrón').waitFor();
  expect(await readWithAxe(admin)).toEqual([]);
  // An empty page leads to the same page.
  await admin.goto('/quorum/private');
  await admin.getByRole('link', { name: 'Cargar el padrón' }).click();
  await admin.waitForURL('**/settings/database/file');
  await assembly.update({ activeRoster: journey.version });
  await home('Ponga el día y la hora de la reunión.');
  await next('Poner la fecha').click();
  await admin.getByRole('button', { name: 'Fijar fecha y convocatoria' }).click();
  await admin.getByLabel('Fecha y hora de la primera convocatoria').fill('2031-03-27T18:00');
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await seen(admin, 'Último día para enviar el aviso');
  await home('Escriba las preguntas que se van a votar.');
  await next('Escribir las preguntas').click();
  await admin.getByRole('button', { name: 'Nueva pregunta' }).first().click();
  await admin.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba el camino?');
  await admin.getByRole('button', { name: 'Crear pregunta' }).click();
  await seen(admin, '¿Aprueba el camino?');
  await home(/^Revise el aviso que se propone/u);
  const session = documents.session(journey.assemblyId, 1);
  const called = (await session.get()).data()?.called;
  // A day for the notice is none yet: one has to go out.
  await session.update({ called: { ...called, sentOn: '2026-11-01' }, startsAt: Date.now() });
  await home(/^Revise el aviso que se propone/u);
  await session.update({ convened: { convocationId: 'n1', sentOn: '2026-11-01', at: 1 } });
  await home('Acredite a quienes llegan.');

  // A cause that is gone undoes its step, even one done long before.
  await assembly.update({ activeRoster: null });
  await home(/^Cargue el padrón/u);
  await assembly.update({ activeRoster: journey.version });
  await home('Acredite a quienes llegan.');

  const chair = await journey.visit('/dashboard', 'moderator');
  await seen(chair, 'Acredite a quienes llegan.');
  await journey.enter('Beto');
  await seen(chair, /^Aún no hay quórum en la sala/u);
  await journey.enter('Ana');
  await seen(chair, 'Hay quórum en la sala: instale la sesión.');
  await confirm(chair, 'Instalar la sesión');
  await seen(chair, 'Abra la siguiente pregunta.');
  const room = await journey.visit('/votes/private', 'moderator');
  await room.getByRole('button', { name: 'Abrir votación' }).click();
  await seen(chair, /^Hay una votación abierta/u);
  await room.getByRole('button', { name: 'Cerrar votación' }).click();
  await room.getByRole('button', { name: 'Cerrar y contar' }).click();
  await seen(chair, /^Ya se votó todo/u);

  // Everybody leaves: the quorum is to be found again.
  const left = { unitIds: ['101', '102'] };
  expect((await postAs(room, '/api/attendance/leave', left)).status).toBe(200);
  await seen(chair, 'Acredite a quienes llegan.');
  await journey.enter('Ana', 'Beto');
  await seen(chair, /^Ya se votó todo/u);
  await chair.getByRole('button', { name: 'Cerrar la sesión' }).click();
  // The facts that the acta could not say are named first, and may be noted there.
  const closing = chair.getByRole('dialog');
  const lacks = closing.getByText(/^No está anotado quién preside la reunión ni quién ejerce/u);
  await lacks.waitFor();
  expect(await readWithAxe(chair)).toEqual([]);
  await closing.getByLabel('Quién preside').fill('Ana Ruiz');
  await closing.getByLabel('Quién es secretario').fill('Beto Gil');
  await closing.getByRole('button', { name: 'Anotar' }).click();
  await lacks.waitFor({ state: 'detached' });
  await closing.getByRole('button', { name: 'Cerrar la sesión' }).click();
  await seen(chair, /^Prepare el acta/u);
  await home(/^Prepare el acta/u);
  await next('Preparar el acta').click();
  await admin.waitForURL('**/reports/acta');
  expect(journey.complaints()).toEqual([]);
});
