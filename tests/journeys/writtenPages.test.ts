import { createHash } from 'node:crypto';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { expect, test } from 'vitest';
import { liveDocuments } from '../../functions/src/live/projections/liveDocuments.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { type Journey, newJourney } from '../support/visits/newJourney.ts';
import { seen } from '../support/visits/seen.ts';

const browser = browserForAll();

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** An image in the drive that anybody may see. */
async function publishImage(journey: Journey, name: string): Promise<void> {
  const content = Buffer.from(dot, 'base64');
  const uploadId = crypto.randomUUID();
  const digest = createHash('sha256').update(content).digest('hex');
  const upload = { uploadId, entryId: crypto.randomUUID(), name, size: content.length, digest };
  const into = { parentId: null, visibility: 'public' };
  const path = `/api/drive/uploads/${uploadId}`;
  await journey.send('admin', '/api/drive/uploads', { ...upload, into });
  await journey.send('admin', `${path}/pieces`, { piece: 0, content: dot });
  expect((await journey.send('admin', `${path}/finish`, {})).status).toBe(200);
}

test('a page with live blocks is made and published, and moves, already open, as people come in and vote', async () => {
  const journey = await newJourney(browser(), {
    cot: 'paginas',
    units: [
      ['101', 'Ana', '40'],
      ['102', 'Beto', '35'],
      ['103', 'Carla', '25'],
    ],
  });
  await publishImage(journey, 'Plano del salón.png');
  const admin = await journey.visit('/grapesjs', 'admin');
  await admin.getByRole('button', { name: 'Página nueva' }).click();
  await admin.getByRole('button', { name: /^En blanco/u }).click();
  await admin.getByRole('textbox', { name: 'Título', exact: true }).first().fill('Bienvenida');
  await admin.getByLabel('Dirección').fill('public-bienvenida');
  for (const block of ['Quórum de la sala', 'Votación abierta']) {
    await admin.getByLabel('Bloque nuevo').click();
    await admin.getByRole('option', { name: `En vivo: ${block}` }).click();
    await admin.getByRole('button', { name: 'Agregar al final' }).click();
  }
  await admin.getByRole('button', { name: 'Agregar imagen' }).click();
  await admin.getByRole('button', { name: 'Plano del salón.png' }).click();
  await admin.getByRole('tab', { name: 'Diseño' }).click();
  const board = admin.frameLocator('.gjs-frame');
  await board.getByText('Quórum de la sala').waitFor();
  await admin.getByRole('button', { name: 'Publicar' }).click();
  await seen(admin, 'Página publicada');

  const stranger = await journey.visit('/public-bienvenida?cot=paginas');
  const frame = stranger.frameLocator('iframe');
  await frame.getByText('0,00 %').waitFor();
  const image = frame.getByRole('img', { name: 'Plano del salón' });
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
  await journey.enter('Ana');
  await frame.getByText('40,00 %').waitFor();
  await frame.getByText('No hay quórum en la sala').waitFor();
  await journey.enter('Beto');
  await frame.getByText('75,00 %').waitFor();

  const questionId = crypto.randomUUID();
  const terms = { blank: false, abstention: false, liveBars: false, durationSeconds: null };
  const draft = { questionId, text: '¿Aprueba el presupuesto?', ...terms };
  expect((await journey.send('moderator', '/api/questions', draft)).status).toBe(200);
  await journey.send('moderator', '/api/questions/open', openingOf(questionId));
  await frame.getByText('¿Aprueba el presupuesto?').waitFor();
  await frame.getByText('Han votado 0 de 2 unidades').waitFor();
  // A vote is heard in the document that is listened to: nothing else is asked.
  const asked: string[] = [];
  stranger.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  const choices = [{ unitId: '101', optionIds: ['favour'] }];
  const ballot = { questionId, requestId: crypto.randomUUID(), choices };
  expect((await journey.send('Ana', '/api/votes/cast', ballot)).status).toBe(200);
  await frame.getByText('Han votado 1 de 2 unidades').waitFor();
  expect(asked).toEqual([]);

  // Stored before anything was taken out of pages: on the board, which is of our origin, nothing of it runs.
  const html = `<p>De antes</p><img src="x" onerror="top.document.title = 'ran'">`;
  const old = { pageId: 'de-antes', title: 'De antes', html, css: '', version: 1 };
  await liveDocuments.page(journey.assemblyId, 'de-antes').set({ ...old, state: 'draft' });
  await admin.reload();
  await admin.getByRole('button', { name: 'Editar De antes' }).click();
  await admin.getByRole('tab', { name: 'Diseño' }).click();
  await board.getByText('De antes').waitFor();
  expect(await board.locator('[onerror]').count()).toBe(0);
  expect(await admin.title()).not.toBe('ran');
});
