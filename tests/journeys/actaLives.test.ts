import { randomUUID } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { openRelay } from '../../functions/src/testing/fakes/localRelay.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { readWithAxe } from '../support/looks/readWithAxe.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();
const neighbours = Array.from({ length: 47 }, (_, i) => `Vecino${i + 4}`);
const owners = ['Ana', 'Luis', 'Marta', ...neighbours];
const units = owners.map((owner, i) => [`${101 + i}`, owner, '2'] as const);
const addressOf = (owner: string) => `${owner.toLowerCase()}@correo.test`;
const question = '¿Aprueba el presupuesto de 2027?';

async function done(journey: Journey, who: string, path: string, body: unknown): Promise<void> {
  const answer = await journey.send(who, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
}

/** Those who come vote with their names: Marta against, and the others in favour. */
async function holdVote(journey: Journey, came: readonly string[]): Promise<void> {
  const questionId = randomUUID();
  const asked = { blank: false, abstention: true, liveBars: false, durationSeconds: null };
  await done(journey, 'moderator', '/api/questions', { questionId, text: question, ...asked });
  await done(journey, 'moderator', '/api/questions/open', openingOf(questionId));
  for (const owner of came) {
    const unitId = units.find(([, of]) => of === owner)?.[0] ?? '';
    await done(journey, owner, '/api/votes/cast', {
      ...{ questionId, requestId: randomUUID() },
      choices: [{ unitId, optionIds: [owner === 'Marta' ? 'against' : 'favour'] }],
    });
  }
  await done(journey, 'moderator', '/api/questions/close', { questionIds: [questionId] });
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** The pages of a version, as its button saves them. */
async function pdfOf(page: Page, version: number): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: `Descargar la versión ${version} en PDF` }).click();
  return Buffer.from(await readDownload(await saving)).toString('base64');
}

test('minutes are written by two, signed by two on their phones, made known to fifty, objected to and made again', async () => {
  const relay = await openRelay();
  const journey = await newJourney(browser(), {
    ...{ cot: 'actaviva', units, addressOf },
    sessionState: 'planned',
  });
  const { assemblyId } = journey;
  await documents.integrationSettings(assemblyId).set({
    mail: {
      ...{ host: '127.0.0.1', port: relay.port, security: 'starttls', user: '', password: null },
      ...{ senderName: '', senderAddress: 'mesa@firma.test', replyTo: '' },
    },
    mailPace: 300,
  });
  const came = owners.slice(0, 30);
  await journey.enter(...came);
  await done(journey, 'moderator', '/api/session/install', { session: 1, call: 1 });

  const chair = await journey.visit('/reports/acta', 'moderator');
  await chair.getByRole('combobox', { name: 'Clase de reunión' }).click();
  await chair.getByRole('option', { name: 'Ordinaria', exact: true }).click();
  await fill(chair, { 'Número del acta': '12', Presidió: 'Ana', 'Ejerció la secretaría': 'Luis' });
  await seen(chair, /^Guardado a las/u);
  const office = await journey.visit('/reports/acta', 'admin');
  await seen(office, 'Escribe moderator');
  await office.getByRole('button', { name: 'Tomar la pluma' }).click();
  await fill(office, { Lugar: 'Salón social' });
  await office.getByLabel('Lo que se dijo').last().fill('Se agradeció a la administración.');
  await seen(office, /^Guardado a las/u);

  await holdVote(journey, came.slice(0, 28));
  await done(journey, 'moderator', '/api/session/close', { session: 1, call: 1 });
  await office.reload();
  await office.getByRole('button', { name: 'Pasar a revisión' }).click();
  await office.getByRole('button', { name: 'Aprobar', exact: true }).click();
  const approving = office.getByRole('dialog');
  await approving.getByLabel('Quién la aprobó').fill('la comisión de verificación');
  await approving.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await office.getByRole('button', { name: 'Preparar la firma' }).click();
  await office.getByRole('button', { name: 'Fijar la versión 1' }).click();
  await seen(office, 'Para la firma');
  await seen(office, 'Se agradeció a la administración.');

  const ana = await journey.visit('/acta', 'Ana', 'smallPhone');
  await ana.getByRole('button', { name: 'Firmar', exact: true }).click();
  const sheet = await ana.getByRole('img', { name: /^Espacio para firmar/u }).boundingBox();
  if (sheet === null) throw new Error('There is no place to sign.');
  await ana.mouse.move(sheet.x + 40, sheet.y + 40);
  await ana.mouse.down();
  for (const step of [1, 2, 3]) await ana.mouse.move(sheet.x + 40 + 30 * step, sheet.y + 60);
  await ana.mouse.up();
  expect(await readWithAxe(ana)).toEqual([]);
  await ana.getByRole('dialog').getByRole('button', { name: 'Firmar', exact: true }).click();
  await ana.getByRole('dialog').waitFor({ state: 'detached' });

  const luis = await journey.visit('/acta', 'Luis', 'smallPhone');
  await luis.getByRole('button', { name: 'Firmar', exact: true }).click();
  await luis.getByRole('button', { name: 'Escribir el nombre' }).click();
  await luis.getByRole('textbox', { name: 'Su nombre' }).fill('luis');
  await luis.getByRole('dialog').getByRole('button', { name: 'Firmar', exact: true }).click();
  await seen(luis, 'Firmada');
  expect(await readWithAxe(luis)).toEqual([]);

  await office.reload();
  await seen(office, 'Firmada');
  const first = await pdfOf(office, 1);
  await office.getByRole('button', { name: 'Comunicar a los propietarios' }).click();
  const telling = office.getByRole('dialog');
  await telling.getByLabel(/^Dónde se publica/u).fill('En la cartelera de la portería');
  await telling.getByRole('button', { name: 'Comunicar', exact: true }).click();
  await seen(office, 'Acta comunicada: 50 correos');
  await expect.poll(() => relay.received.length, { timeout: 60_000 }).toBe(50);
  const mailTo = (owner: string) =>
    relay.received.find(({ recipients }) => recipients.includes(addressOf(owner)))?.text ?? '';
  expect(mailTo('Marta')).toContain('En contra');
  expect(mailTo('Ana')).toContain('A favor');
  expect(mailTo('Ana')).not.toContain('En contra');
  expect(await readWithAxe(office)).toEqual([]);

  const marta = await journey.visit('/acta', 'Marta', 'smallPhone');
  await marta.getByRole('button', { name: 'Oponerme al acta' }).click();
  await marta
    .getByRole('textbox', { name: 'Mi oposición' })
    .fill('Voté en contra y pedí constancia.');
  await marta.getByRole('button', { name: 'Registrar mi oposición' }).click();
  await seen(marta, /^Usted se opuso el/u);
  expect(await readWithAxe(marta)).toEqual([]);

  await office.reload();
  await seen(office, 'Voté en contra y pedí constancia.');
  await office.getByRole('button', { name: 'Hacer la versión 2' }).click();
  const again = office.getByRole('dialog');
  await again.getByLabel('Por qué hace falta otra versión').fill('Marta pidió una constancia.');
  await again.getByRole('button', { name: 'Abrir la versión 2' }).click();
  await office.getByLabel('Lo que se dijo').last().fill('Marta pidió que conste su voto.');
  await office.getByRole('button', { name: 'Pasar a revisión' }).click();
  await office.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await approving.getByLabel('Quién la aprobó').fill('la comisión de verificación');
  await approving.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await office.getByRole('button', { name: 'Preparar la firma' }).click();
  await office.getByRole('button', { name: 'Fijar la versión 2' }).click();
  await seen(office, 'Marta pidió una constancia.');
  await seen(office, 'Para la firma, versión 2');
  expect(await pdfOf(office, 2)).not.toBe(first);
  expect(await pdfOf(office, 1)).toBe(first);
  await relay.close();
});
