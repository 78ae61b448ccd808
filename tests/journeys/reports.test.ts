import { randomUUID } from 'node:crypto';
import { documentKey } from '@asamblea/domain';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readDocument } from '../house/support/readDocument.ts';
import { readPdf } from '../house/support/readPdf.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { linkVoter } from '../support/visits/linkVoter.ts';
import { personIdsOfAssembly } from '../support/visits/personIdsOfAssembly.ts';
import { postAs } from '../support/visits/postAs.ts';
import { receiveVisitors, type Visitors } from '../support/visits/receiveVisitors.ts';

const rows = [
  ['unidad', 'coeficiente', 'propietario', 'documento'],
  ['101', '30', 'Ana Ruiz', 'CC 5001'],
  ['102', '25', 'Bruno Díaz', 'CC 5002'],
  ['103', '25', 'Carla Núñez', 'CC 5003'],
  ['104', '20', 'Félix Mora', 'CC 5004'],
];
const text = '¿Aprueba el presupuesto de 2027?';

const browser = browserForAll();
const emailOf = (account: string) => `${account}-informes@asamblea.test`;

async function send(page: Page, path: string, body: unknown): Promise<void> {
  const answer = await postAs(page, `/api${path}`, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
}

/** The file that the browser saves when the button is pressed. */
async function saved(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), bytes: await readDownload(file) };
}

const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder('utf-8').decode(bytes);

function sheetText({ bytes }: { bytes: Uint8Array }): string {
  const parts = unzipSync(bytes);
  return Object.entries(parts)
    .filter(([name]) => /sharedStrings|sheet\d/u.test(name))
    .map(([, part]) => strFromU8(part))
    .join('');
}

/** Three owners come, two vote, one of them leaves before the end. */
async function holdMeeting(visitors: Visitors): Promise<void> {
  const admin = await visitors.visit('/', emailOf('admin'));
  const importId = randomUUID();
  await send(admin, '/rosters', { importId, confirmed: true, rows });
  const advance = async () => (await postAs(admin, `/api/jobs/${importId}/advance`, {})).body;
  await expect.poll(advance).toMatchObject({ state: 'done' });
  for (const [account, document] of [
    ['votante1', 'CC 5001'],
    ['votante2', 'CC 5002'],
  ] as const) {
    await linkVoter({ cot: 'informes', email: `${account}-informes@asamblea.test`, document });
  }
  const personIdOf = await personIdsOfAssembly('informes');
  const chair = await visitors.visit('/', emailOf('moderador'));
  for (const [unit = '', , , document = ''] of rows.slice(1, 4)) {
    await send(chair, '/attendance/accredit', {
      ...{ personId: personIdOf(documentKey(document)), unitIds: [unit] },
      ...{ capacity: 'owner', channel: 'hall' },
    });
  }
  const seen = { session: 1, call: 1 };
  await send(chair, '/session/install', seen);
  const questionId = randomUUID();
  await send(chair, '/questions', {
    ...{ questionId, text, blank: true, abstention: true, liveBars: true, durationSeconds: null },
  });
  await send(chair, '/questions/open', openingOf(questionId));
  const cast = async (account: string, unitId: string, optionId: string) => {
    const ballot = {
      questionId,
      requestId: randomUUID(),
      choices: [{ unitId, optionIds: [optionId] }],
    };
    expect((await visitors.send(emailOf(account), '/api/votes/cast', ballot)).status).toBe(200);
  };
  await cast('votante1', '101', 'favour');
  await cast('votante2', '102', 'against');
  await send(chair, '/attendance/leave', { unitIds: ['102'] });
  await send(chair, '/questions/close', { questionIds: [questionId] });
  await send(chair, '/session/close', seen);
}

test('after the meeting each report and the acta are read, filtered and taken out as files', async () => {
  const visitors = receiveVisitors(browser(), 'informes');
  await holdMeeting(visitors);
  const page = await visitors.visit('/reports/votersData', emailOf('moderador'));
  await page.getByRole('region', { name: 'Asistentes' }).getByText('Carla Núñez').first().waitFor();
  const voters = await saved(page, 'Descargar en CSV');
  expect(voters.name).toMatch(/^informe-asistentes-.+-\d{4}-\d{2}-\d{2}\.csv$/u);
  const lines = textOf(voters).split('\r\n');
  expect(lines.find((line) => line.startsWith('101;Ana Ruiz'))).toMatch(/;30,0000;.*;A favor$/u);
  expect(lines.find((line) => line.startsWith('102;Bruno Díaz'))).toMatch(
    /;25,0000;.*;En contra$/u,
  );
  expect(lines.find((line) => line.startsWith('103;Carla Núñez'))).toMatch(/;25,0000;.*;$/u);
  expect(sheetText(await saved(page, 'Descargar en Excel'))).toContain('Félix Mora');
  expect(textOf(await saved(page, 'Descargar en PDF')).slice(0, 5)).toBe('%PDF-');

  await page.getByLabel('Buscar persona o unidad').fill('bruno');
  await page.getByText('1 de 3 unidades').waitFor();
  expect(textOf(await saved(page, 'Descargar en CSV'))).not.toContain('Ana Ruiz');

  await page.goto('/reports/quorum');
  await page.getByRole('region', { name: 'Entradas y salidas' }).waitFor();
  const moves = textOf(await saved(page, 'Descargar en CSV'))
    .trim()
    .split('\r\n');
  expect(moves).toHaveLength(5);
  expect(moves.at(-1)).toMatch(/Salió;102;.*;Bruno Díaz;25,0000;55,0000;55,00 %;2;Sí$/u);
  expect(sheetText(await saved(page, 'Descargar en Excel'))).toContain('Se instaló la sesión');
  expect(textOf(await saved(page, 'Descargar en PDF')).slice(0, 5)).toBe('%PDF-');

  await page.goto('/reports/votes');
  await page.getByRole('article').getByText('80,0000').first().waitFor();
  const votes = textOf(await saved(page, 'Descargar en CSV'));
  expect(votes).toContain(`1;${text};A favor;30,0000;1;;37,50 %;`);
  expect(votes).toContain(`1;${text};No votó;25,0000;1;;31,25 %;`);
  expect(sheetText(await saved(page, 'Descargar en Excel'))).toContain(text);
  expect(textOf(await saved(page, 'Descargar en PDF')).slice(0, 5)).toBe('%PDF-');

  await page.goto('/reports/acta');
  await page.getByLabel('Presidió').fill('Ana Ruiz');
  await page.getByRole('article').getByText('Presidió la reunión Ana Ruiz').waitFor();
  const acta = await saved(page, 'Descargar el acta en Word');
  expect(acta.name).toMatch(/^acta-borrador-.+-\d{4}-\d{2}-\d{2}\.docx$/u);
  const { runs, tables } = await readDocument(new Blob([new Uint8Array(acta.bytes)]));
  const words = runs.map((run) => run.text).join('');
  expect(words).toContain('con la presencia del 80,00 % del coeficiente (80,0000 de 100,0000)');
  expect(words).toContain('Decisión: Rechazado con 37,50 % a favor; se necesitaba');
  expect(words).toContain('[completar: lugar de la reunión]');
  expect(tables.flat(2)).toContain('37,50 %');
  expect(textOf(await saved(page, 'Descargar el acta en PDF')).slice(0, 5)).toBe('%PDF-');

  // Each owner, what it was for them.
  const owner = await visitors.visit('/', emailOf('votante2'), 'phone');
  const own = owner.getByRole('region', { name: 'Mi asamblea' });
  await own.getByText(/^102: usted asistió, desde el .+ hasta el .+/u).waitFor();
  await own.getByText('102: En contra.').waitFor();
  const paper = await saved(owner, 'Descargar en PDF');
  const printed = (await readPdf(new Blob([new Uint8Array(paper.bytes)])))
    .flatMap(({ texts }) => texts.map((one) => one.text))
    .join(' ');
  expect(printed).toContain('102: En contra.');
  expect(printed).toContain('artículo 382');
  expect(visitors.complaints()).toEqual([]);
});
