import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openingOf } from '@asamblea/domain/testing/openingOf';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '../../functions/src/kernel/database/documents.ts';
import { archiveAssembly } from '../../functions/src/office/assemblies/archiveAssembly.ts';
import { browserForAll } from '../support/browser/browserForAll.ts';
import { readDownload } from '../support/browser/readDownload.ts';
import { type Installation, openInstallation } from '../support/openInstallation.ts';
import { hasEntered } from '../support/visits/hasEntered.ts';
import { newJourney } from '../support/visits/newJourney.ts';
import { postAs } from '../support/visits/postAs.ts';
import { receiveVisitors } from '../support/visits/receiveVisitors.ts';
import { seen } from '../support/visits/seen.ts';
import { password } from '../support/visits/signIn.ts';

const browser = browserForAll();
const cot = 'sale-y-vuelve';
const run = promisify(execFile);
const root = new URL('../..', import.meta.url).pathname;
const eva = { email: 'eva@otra-firma.test', name: 'Eva Paz', password: 'otra clave de doce' };
const firstHosting = process.env.ASAMBLEA_HOSTING;
let folder = '';
let other: Installation | undefined;

/** Another installation: none of its keys is of the first, and it has no file. */
const otherKeys = () => ({
  ASAMBLEA_KEYS_DIR: join(folder, 'keys'),
  ASAMBLEA_FILES_DIR: join(folder, 'files'),
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asamblea-other-'));
});
afterAll(async () => {
  process.env.ASAMBLEA_HOSTING = firstHosting;
  await other?.stop();
  await rm(folder, { recursive: true });
});

/** As somebody types it in a terminal: what it says, and the exit code. */
async function type(script: string, words: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ...more };
  const typed = run(process.execPath, [script, ...words], { cwd: root, env });
  return typed.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
}

async function taken(page: Page, path: string, body: unknown): Promise<unknown> {
  const answer = await postAs(page, path, body);
  expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
  return answer.body;
}

async function unlock(page: Page, word: string): Promise<void> {
  await page.getByLabel('Contraseña', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The file that the browser saves once a long work is done. */
async function made(page: Page, area: string, begin: string, save: string): Promise<Buffer> {
  const section = page.getByRole('region', { name: area });
  await section.getByRole('button', { name: begin, exact: true }).click();
  const download = section.getByRole('button', { name: save, exact: true });
  await download.waitFor();
  const saving = page.waitForEvent('download');
  await download.click();
  return readDownload(await saving);
}

/** The seal that the paper of the votes carries now: the clock has sealed the first block by then. */
async function sealOf(page: Page): Promise<string> {
  let mark: unknown;
  await expect
    .poll(async () => {
      const report = await page.evaluate(async () => (await fetch('/api/reports/votes')).json());
      mark = report.sealMark;
      return mark;
    })
    .toMatch(/^\d+-/u);
  return String(mark);
}

async function audit(zip: Buffer, mark: string) {
  const file = join(folder, `${randomUUID()}.zip`);
  await writeFile(file, zip);
  return type('auditor/src/main.ts', [file, '--codigo', mark]);
}

const peopleOf = (zip: Buffer) =>
  strFromU8(unzipSync(zip)['datos/personas.ndjson'] ?? new Uint8Array())
    .split('\n')
    .filter((line) => line !== '')
    .sort();

test('a meeting is held, taken out, erased, brought back where keys are others, and goes on in a second session', async () => {
  const journey = await newJourney(browser(), {
    ...{ cot, sessionState: 'planned' },
    units: [
      ['101', 'Ana', '40'],
      ['102', 'Beto', '35'],
      ['103', 'Caro', '25'],
    ],
  });
  const { assemblyId } = journey;
  const of = { session: 1, call: 1 };
  await journey.enter('Ana', 'Beto');
  const chair = await journey.visit('/votes/private', 'moderator');
  await taken(chair, '/api/session/install', of);
  const vote = async (by: Page, voter: Page, text: string, unitId: string) => {
    const questionId = randomUUID();
    const draft = { text, blank: false, abstention: true, liveBars: false, durationSeconds: null };
    await taken(by, '/api/questions', { ...draft, questionId });
    await taken(by, '/api/questions/open', openingOf(questionId));
    await taken(voter, '/api/votes/cast', {
      ...{ questionId, requestId: randomUUID() },
      choices: [{ unitId, optionIds: ['favour'] }],
    });
    await taken(by, '/api/questions/close', { questionIds: [questionId] });
  };
  const ana = await journey.visit('/votes/current', 'Ana', 'smallPhone');
  await vote(chair, ana, '¿Aprueba el presupuesto?', '101');
  await taken(chair, '/api/session/suspend', { ...of, resumesAt: null });

  const office = await journey.visit('/protected', 'admin');
  await unlock(office, password);
  const mark = await sealOf(office);
  const file = await made(office, 'Expediente', 'Preparar el expediente', 'Descargar');
  const exported = await made(office, 'Exportar la asamblea', 'Exportar', 'Descargar el archivo');
  const first = await audit(file, mark);
  expect(first.said).toContain('Nada.');
  expect(first.code).toBe(0);
  expect(
    (
      await audit(
        file,
        mark.replace(/.$/u, (end) => (end === '0' ? '1' : '0')),
      )
    ).code,
  ).toBe(1);

  // Here it ends, and goes. A phone that still asked would rightly be refused.
  await ana.close();
  await taken(chair, '/api/session/resume', of);
  await taken(chair, '/api/session/close', of);
  const { organisationId = '' } = (await documents.assembly(assemblyId).get()).data() ?? {};
  const archived = { organisationId, assemblyId, by: 'admin', now: Date.now() };
  expect(await archiveAssembly(archived)).toMatchObject({ ok: true });
  const named = ['--cot', cot, '--name', `Conjunto ${cot}`];
  const erased = await type('scripts/assembly.ts', ['erase', ...named]);
  expect([erased.code, erased.said]).toEqual([0, expect.stringContaining('Constancia')]);
  expect((await documents.assembly(assemblyId).get()).exists).toBe(false);

  other = await openInstallation(otherKeys(), 6_000);
  process.env.ASAMBLEA_HOSTING = other.address;
  const zip = join(folder, 'export.zip');
  await writeFile(zip, exported);
  const restored = await type(
    'scripts/assembly.ts',
    ['restore', '--file', zip, '--admin', eva.email, '--admin-name', eva.name],
    { ...otherKeys(), ASAMBLEA_HOSTING: other.address },
  );
  expect([restored.code, restored.said]).toEqual([0, restored.said]);
  const [link = ''] = restored.said.match(/http\S+/gu) ?? [];
  const visitors = receiveVisitors(browser(), cot);
  const admin = await visitors.visit(link);
  await admin.getByLabel('Contraseña nueva').fill(eva.password);
  await admin.getByLabel('Escríbala otra vez').fill(eva.password);
  await admin.getByRole('button', { name: 'Guardar y entrar' }).click();
  await admin.waitForURL((url) => url.pathname === '/');

  await taken(admin, '/api/session/resume', of);
  const personId = journey.personIdOf('Ana');
  const { code } = (await taken(admin, '/api/access/codes', { personId })) as { code: string };
  const again = await visitors.visit(`/loginVirtual?cot=${cot}`, undefined, 'smallPhone');
  await again.getByLabel('Número de documento').fill(journey.documentOf('Ana'));
  await again.getByLabel('Código personal').fill(code);
  await again.getByRole('button', { name: 'Entrar' }).click();
  await hasEntered(again);
  await vote(admin, again, '¿Aprueba la cuota?', '101');
  await taken(admin, '/api/session/close', of);

  await admin.goto('/protected');
  await unlock(admin, eva.password);
  await admin.getByRole('button', { name: 'Comprobar la integridad' }).click();
  await seen(admin, 'El registro está íntegro');
  await admin.getByRole('button', { name: 'Recontar las votaciones' }).click();
  await seen(admin, 'Todo coincide');
  const laterMark = await sealOf(admin);
  const later = await made(admin, 'Expediente', 'Preparar el expediente', 'Descargar');
  const second = await audit(later, laterMark);
  expect([second.code, second.said]).toEqual([0, expect.stringContaining('2 resultados')]);
  // The seal of before it left is still one of its own, and its people are the same.
  expect((await audit(later, mark)).code).toBe(0);
  expect(peopleOf(later)).toEqual(peopleOf(file));
  expect(peopleOf(later)).toHaveLength(3);
  expect([...journey.complaints(), ...visitors.complaints()]).toEqual([]);
});
