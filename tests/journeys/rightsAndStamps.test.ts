import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { importRoster } from '../../functions/src/people/rosters/importRoster.ts';
import { startTimeAuthority } from '../../functions/src/testing/timeAuthority.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

async function send(journey: Journey, who: string, path: string, body: unknown): Promise<void> {
  const answer = await journey.send(who, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
}

/** Opens *Auditoría* with the password. */
async function openRecord(page: Page): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill('asamblea-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('region', { name: 'Borrar los datos de una persona' }).waitFor();
}

test('an authority stamps the seals of a vote, and an owner who sold is taken out of the assembly', async () => {
  const authority = await startTimeAuthority();
  const journey = await newJourney(browser(), {
    cot: 'derechos',
    units: [
      ['101', 'Ana', '50'],
      ['102', 'Luis', '50'],
    ],
  });
  const office = await journey.visit('/settings/integrations', 'admin', 'smallPhone');
  const address = office.getByRole('textbox', { name: 'Dirección de la autoridad (RFC 3161)' });
  await address.fill('ftp://no.es');
  await office.getByRole('button', { name: 'Guardar la autoridad' }).click();
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true');
  await address.fill(authority.address);
  await office.getByRole('button', { name: 'Guardar la autoridad' }).click();
  await seen(office, 'Autoridad guardada');
  expect(await readWithAxe(office)).toEqual([]);

  await journey.enter('Ana');
  const questionId = randomUUID();
  await send(journey, 'moderator', '/api/questions', {
    ...{ questionId, text: '¿Aprueba el presupuesto?', blank: false, abstention: true },
    ...{ liveBars: false, durationSeconds: null },
  });
  await send(journey, 'moderator', '/api/questions/open', openingOf(questionId));
  await send(journey, 'moderator', '/api/questions/close', { questionIds: [questionId] });
  await send(journey, 'moderator', '/api/session/close', { session: 1, call: 1 });
  await expect.poll(authority.asked, { timeout: 60_000 }).toBeGreaterThan(0);

  const record = await journey.visit('/protected', 'admin', 'phone');
  await openRecord(record);
  await seen(record, /Autoridad de ensayo/u);
  const person = record.getByRole('region', { name: 'Borrar los datos de una persona' });
  await person.getByRole('textbox', { name: 'Nombre o documento' }).fill('Luis');
  await person.getByRole('button', { name: 'Buscar' }).click();
  await person.getByRole('button', { name: 'Borrar los datos de Luis' }).click();
  const dialog = record.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre de la persona, tal como está' }).fill('Luis');
  expect(await readWithAxe(record)).toEqual([]);
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  // An owner of today stays: their unit names them until it is sold.
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  const rows = [
    ['Unidad', 'Coeficiente %', 'Propietario', 'Documento'],
    ['101', '50', 'Ana', journey.documentOf('Ana')],
    ['102', '50', 'Eva', 'CC 2000000001'],
  ];
  const sold = await importRoster({
    ...{ assemblyId: journey.assemblyId, by: 'journey', now: Date.now() },
    request: { importId: randomUUID(), confirmed: true, rows },
  });
  expect(sold.ok).toBe(true);
  await person.getByRole('button', { name: 'Borrar los datos de Luis' }).click();
  await dialog.getByRole('textbox', { name: 'Nombre de la persona, tal como está' }).fill('Luis');
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click();
  await seen(record, 'Se borraron sus datos');
  await person.getByRole('textbox', { name: 'Nombre o documento' }).fill('Luis');
  await person.getByRole('button', { name: 'Buscar' }).click();
  await seen(record, 'No hay nadie con esos datos.');
  const refused = /status of (?:409|422) /u;
  expect(journey.complaints().filter((one) => !refused.test(one))).toEqual([]);
  await authority.close();
});
