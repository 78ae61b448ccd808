import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import type { Journey } from '../support/visits/newJourney.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

/** Members, one vote each, whatever they contributed. */
const membersOf = (count: number) =>
  Array.from({ length: count }, (_, i) => [`${101 + i}`, `Socia${i + 1}`, '1'] as const);
const named = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `Socia${from + i}`);

async function confirm(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

/** Half of the three that the law asks of a new cooperative. */
async function noteNumber(journey: Journey): Promise<void> {
  const admin = await journey.visit('/settings/general', 'admin', 'phone');
  const section = admin.getByRole('region', { name: 'Quórum de la reunión' });
  await section.getByRole('button', { name: 'Anotar lo que piden los estatutos' }).click();
  await admin.getByLabel('Número fijo de asistentes').fill('2');
  await admin.getByLabel('Artículo de los estatutos').fill('artículo 40');
  await seen(admin, /Se pedirá al menos 2 asociados y al menos el 10 %/u);
  expect(await readWithAxe(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Guardar' }).click();
  await seen(admin, /artículo 31; los estatutos, artículo 40/u);
}

test('exactly half of the members in good standing opens, and the quorum stands when people leave', async () => {
  const owing = named(11, 12);
  const journey = await newJourney(browser(), {
    ...{ cot: 'coopera', units: membersOf(12), owing },
    ...{ rulePack: 'co-cooperativa' as const, sessionState: 'planned' as const },
  });
  await noteNumber(journey);
  await journey.enter(...named(1, 4), ...owing);
  const chair = await journey.visit('/dashboard', 'moderator');
  const screen = await journey.visit('/quorum/public?cot=coopera');
  await seen(screen, /al menos el 50 % del total de los asociados con derecho a voto/iu);
  await seen(chair, /^Instalar la sesión: No hay quórum/u);
  const early = await journey.send('moderator', '/api/session/install', { session: 1, call: 1 });
  expect(early.status).toBe(409);

  await journey.enter('Socia5');
  await seen(screen, /^Hay quórum/u);
  await confirm(chair, 'Instalar la sesión');
  await seen(chair, 'En curso');

  const gone = await journey.send('registrar', '/api/attendance/leave', {
    unitIds: ['104', '105'],
  });
  expect(gone.status).toBe(200);
  await seen(screen, /al menos 2 asociados y al menos el 10 % del total de los asociados/iu);
  await seen(screen, /^Hay quórum/u);

  const votes = await journey.visit('/votes/private', 'moderator');
  await votes.getByRole('button', { name: 'Nueva pregunta' }).click();
  await votes.getByLabel('Asunto', { exact: true }).selectOption('bylaws-reform');
  await votes.getByRole('textbox', { name: /^Pregunta/u }).fill('¿Aprueba la reforma?');
  await votes.getByRole('button', { name: 'Crear pregunta' }).click();
  await votes.getByRole('button', { name: 'Abrir votación' }).click();
  for (const [owner, answer] of [
    ['Socia1', 'A favor'],
    ['Socia2', 'A favor'],
    ['Socia3', 'En contra'],
  ] as const) {
    const phone = await journey.visit('/votes/current', owner, 'phone');
    await phone.getByRole('radio', { name: answer }).check();
    await phone.getByRole('button', { name: 'Revisar mi voto' }).click();
    await phone.getByRole('button', { name: 'Confirmar mi voto' }).click();
    await seen(phone, /Su voto quedó guardado/u);
  }
  const phone = await journey.visit('/votes/current', 'Socia11', 'phone');
  await seen(phone, /mora/iu);
  // The two who owe are in the room and do not vote.
  await votes.getByRole('button', { name: 'Cerrar votación' }).click();
  await votes.getByRole('button', { name: 'Cerrar y contar' }).click();
  // Two of the three who are there and may vote.
  await seen(votes, /Aprobado ?[Cc]on 66,6[67] %/u);
  const acta = await chair.evaluate(async () => (await fetch('/api/reports/acta')).text());
  expect(acta).toContain('"law":"Ley 79 de 1988","article":"artículo 32"');
  expect(journey.complaints()).toEqual([]);
});

test('an hour later a tenth of the members opens the same meeting, and not one less', async () => {
  const journey = await newJourney(browser(), {
    ...{ cot: 'unahora', units: membersOf(30) },
    ...{ rulePack: 'co-cooperativa' as const, sessionState: 'planned' as const },
  });
  await noteNumber(journey);
  await journey.enter(...named(1, 2));
  const chair = await journey.visit('/dashboard', 'moderator');
  await confirm(chair, 'Declarar fracasada la convocatoria');
  await chair.getByRole('button', { name: 'Fijar la siguiente convocatoria' }).click();
  await seen(chair, /Ley 79 de 1988, artículo 31/u);
  await chair.getByRole('button', { name: 'Cancelar' }).click();
  const planned = await journey.send('moderator', '/api/session/next-call', {
    ...{ session: 1, call: 1, startsAt: Date.now() + 2_000, waitMinutes: 0 },
  });
  expect(planned.status).toBe(200);
  await seen(chair, 'Segunda convocatoria');

  await journey.enter(...named(1, 2));
  const screen = await journey.visit('/quorum/public?cot=unahora');
  await seen(screen, /al menos 2 asociados y al menos el 10 % del total de los asociados/iu);
  await seen(chair, /^Instalar la sesión: No hay quórum/u);
  await journey.enter('Socia3');
  await seen(screen, /^Hay quórum/u);
  await confirm(chair, 'Instalar la sesión');
  await seen(chair, 'En curso');
  expect(journey.complaints()).toEqual([]);
});
