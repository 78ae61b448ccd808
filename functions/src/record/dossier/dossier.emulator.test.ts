import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import {
  type Ballot,
  checkSeals,
  dossierManifest,
  dossierSchemaOf,
  type Participation,
  recountResult,
  type StoredEvent,
  type StoredResult,
  sealMark,
} from '@asamblea/domain';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../createApp.ts';
import { archivePath } from '../../kernel/archives/archivePaths.ts';
import { documents } from '../../kernel/database/documents.ts';
import { documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { storedPath } from '../../kernel/files/saveFile.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { jobKinds } from '../../office/clock/jobKinds.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { serveLocally } from '../../testing/fakes/serveLocally.ts';
import { makeDossier } from '../../testing/halls/makeDossier.ts';
import { richAssembly } from '../../testing/halls/richAssembly.ts';
import { newAssembly, taken } from '../../testing/halls/testAssembly.ts';
import { forgetDossier } from './dossierSource.ts';
import { startDossier } from './startDossier.ts';

const server = await serveLocally(createApp(createCaster({ clock: systemClock, shard: '0' })));
afterAll(server.close);

let rich: Awaited<ReturnType<typeof richAssembly>>;
let made: Awaited<ReturnType<typeof makeDossier>>;
beforeAll(async () => {
  rich = await richAssembly(server.origin);
  made = await makeDossier(rich.assemblyId);
  const { DOSSIER_SAMPLE: folder } = process.env;
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(`${folder}/expediente.zip`, made.bytes);
  }
}, 120_000);

type Files = ReadonlyMap<string, Uint8Array>;

function textOf(files: Files, path: string): string {
  const bytes = files.get(path);
  if (bytes === undefined) throw new Error(`There is no ${path}.`);
  return Buffer.from(bytes).toString();
}

function linesOf(files: Files, path: string): readonly Record<string, unknown>[] {
  const lines = textOf(files, path)
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

const manifestOf = (files: Files) =>
  dossierManifest.parse(JSON.parse(textOf(files, 'expediente.json')));

test('each file but the manifest has its bytes and its SHA-256 in it', () => {
  const { files } = manifestOf(made.files);
  const held = [...made.files]
    .filter(([path]) => path !== 'expediente.json')
    .map(([path, bytes]) => ({
      ...{ path, bytes: bytes.length },
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }));
  expect(files).toEqual(held);
});

test('each line of data is of its schema', () => {
  let checked = 0;
  for (const path of made.files.keys()) {
    const schema = dossierSchemaOf(path);
    if (schema === undefined) continue;
    const values = path.endsWith('.json')
      ? [JSON.parse(textOf(made.files, path))]
      : linesOf(made.files, path);
    for (const value of values) {
      expect([path, schema.safeParse(value).error?.issues ?? []]).toEqual([path, []]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(60);
});

test('the log is whole, in its order, and holds under the seals that go with it', () => {
  const events = linesOf(made.files, 'datos/eventos.ndjson');
  const seals = JSON.parse(textOf(made.files, 'datos/sellos.json'));
  const stored = new Map(
    events.map(({ eventId, ...event }) => [String(eventId), event as unknown as StoredEvent]),
  );
  const checked = checkSeals(seals.blocks, seals.head, stored);
  expect(checked).toMatchObject({ broken: null, unsealed: 0 });
  expect(checked.events).toBe(events.length);
  const places = events.map(({ sequence }) => Number(sequence));
  expect(places).toEqual(places.map((_, i) => i + 1));
  const manifest = manifestOf(made.files);
  expect(manifest.mark).toBe(sealMark(seals.head));
});

test('a program counts every named vote again from the file alone', () => {
  const results = linesOf(made.files, 'datos/resultados.ndjson') as unknown as StoredResult[];
  const receipts = linesOf(made.files, 'datos/comprobantes.ndjson');
  let counted = 0;
  for (const result of results) {
    const { questionId } = result;
    const isSecret = result.disclosure === 'secret';
    const folder = isSecret ? 'participacion' : 'votos';
    const votes = linesOf(made.files, `datos/${folder}/${questionId}.ndjson`);
    const list = receipts.find((one) => one.questionId === questionId);
    const recorded = linesOf(made.files, 'datos/eventos.ndjson').findLast(
      (one) => one.questionId === questionId && one.digest !== undefined,
    );
    const faults = recountResult({
      result,
      ballots: isSecret ? [] : (votes as unknown as Ballot[]),
      participations: isSecret ? (votes as unknown as Participation[]) : [],
      receipts: list?.codes as readonly string[],
      recorded: (recorded?.digest as string | undefined) ?? null,
    });
    expect([result.text, faults]).toEqual([result.text, []]);
    counted += 1;
  }
  expect(counted).toBe(4);
});

test('the pages tell the decisions and the attendees, and run no typed script', () => {
  const page = textOf(made.files, 'index.html');
  expect(page.match(/<script/gu)).toHaveLength(1);
  for (const said of ['Torres &lt;script&gt;', 'Plancha 1', 'Entró', 'Luis Soto', 'Ejercido']) {
    expect(page).toContain(said);
  }
  expect(page).toContain('grabaciones.test/asamblea-7');
  expect(page).not.toMatch(/src=|<iframe|javascript:/u);
});

test('arrears, a proxy and a corrected coefficient are in the file with the values of that time', () => {
  expect(linesOf(made.files, 'datos/unidades-antes.ndjson')).toMatchObject([
    { before: { unitId: 'U11', weight: 12_000_000 } },
  ]);
  const [proxy] = linesOf(made.files, 'datos/poderes.ndjson');
  expect(proxy).toMatchObject({ unitIds: ['U9'], state: 'used' });
  expect(textOf(made.files, String(proxy?.file))).toContain('%PDF-1.7 poder');
  expect(JSON.stringify(proxy)).not.toContain('1.083.150.191');
  const moments = JSON.parse(textOf(made.files, 'datos/morosos.json'));
  expect(moments).toHaveLength(5);
  const [acta] = JSON.parse(textOf(made.files, 'datos/actas.json'));
  const { tree, pdf } = acta.versions[0].files;
  const digest = (path: string) =>
    createHash('sha256').update(textOf(made.files, path)).digest('hex');
  expect(digest(tree)).toBe(acta.versions[0].digest);
  expect(made.files.get(pdf)?.length).toBe(acta.versions[0].pdf.size);
});

test('the file of one decision has the part that concerns it, and nothing of the others', async () => {
  const { assemblyId, questions } = rich;
  const { files } = await makeDossier(assemblyId, questions.yesNo);
  const manifest = manifestOf(files);
  expect(manifest).toMatchObject({ kind: 'decision', questionId: questions.yesNo });
  const others = [questions.election, questions.board, questions.secret];
  for (const [path, bytes] of files) {
    // The minutes are of the whole meeting, as they were fixed.
    if (path.startsWith('archivos/actas/') || path === 'index.html') continue;
    const text = Buffer.from(bytes).toString();
    for (const other of others) expect([path, text.includes(other)]).toEqual([path, false]);
  }
  const events = linesOf(files, 'datos/eventos.ndjson');
  expect(events.some(({ questionId }) => questionId === questions.yesNo)).toBe(true);
  const blocks = JSON.parse(textOf(files, 'datos/sellos.json')).blocks;
  expect(blocks[0].events.length).toBeGreaterThan(events.length);
  const open = await startDossier({
    ...{ assemblyId, by: 'ana', now: Date.now() },
    request: { jobId: randomUUID(), questionId: 'nobody' },
  });
  expect(open).toMatchObject({ refusal: { code: 'question-unknown' } });
});

test('a paper that the store lost is an empty file, and the manifest says so', async () => {
  const { assemblyId } = rich;
  const [proxy] = linesOf(made.files, 'datos/poderes.ndjson');
  const path = String(proxy?.file);
  const [file] = (await documents.files(assemblyId).get()).docs;
  const place = storedPath(assemblyId, file?.id ?? '');
  const bytes = await openFiles().get(place);
  await openFiles().remove(place);
  const { files } = await makeDossier(assemblyId);
  await openFiles().put(place, bytes ?? new Uint8Array());
  expect(files.get(path)).toHaveLength(0);
  expect(manifestOf(files).leftOut.map(({ what }) => what)).toContain(path);
});

test('a cut goes on with the next file, and gives the same ZIP', async () => {
  const { assemblyId } = rich;
  const jobId = randomUUID();
  const request = { jobId };
  // The same reader in the same hour leaves no other event.
  const begun = { assemblyId, by: 'auditor', request, now: Date.now() };
  taken(await startDossier(begun));
  const step = { assemblyId, jobId, clock: systemClock, budgetMillis: 0 };
  let progress = taken(await advanceJob(step, jobKinds));
  const seen: number[] = [];
  while (progress.state === 'writing') {
    // Each step as another process would take it, with the assembly moving on meanwhile.
    forgetDossier();
    await documents.assembly(assemblyId).update({ actaNumber: String(seen.length) });
    progress = taken(await advanceJob(step, jobKinds));
    seen.push(progress.written);
  }
  expect(progress.state).toBe('done');
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  const bytes = await openFiles().get(archivePath(assemblyId, jobId));
  const files = new Map(Object.entries(unzipSync(bytes ?? new Uint8Array())));
  for (const [path, held] of made.files) {
    if (['expediente.json', 'index.html'].includes(path)) continue;
    expect([path, textOf(files, path)]).toEqual([path, Buffer.from(held).toString()]);
  }
  expect(JSON.parse(textOf(files, 'datos/asamblea.json'))).not.toHaveProperty('actaNumber');
  expect(taken(await startDossier(begun)).state).toBe('done');
});

test('the file has nothing of another assembly, in any collection', async () => {
  const { assemblyId } = await newAssembly(1);
  const marked: string[] = [];
  const spell = Object.entries(paths).flatMap(([name, of]) => {
    const path = String((of as (...parts: unknown[]) => string)(assemblyId, 1, 1, 1));
    const isOwn = path.startsWith(`assemblies/${assemblyId}/`);
    return isOwn && path.split('/').length % 2 === 1 ? [[name, path] as const] : [];
  });
  for (const [name, path] of spell) {
    const mark = `ajeno-${name}`;
    await documentAt(`${path}/${mark}`).set({ name: mark, text: mark, personId: mark });
    marked.push(mark);
  }
  expect(marked.length).toBeGreaterThan(30);
  const { files } = await makeDossier(rich.assemblyId);
  for (const [path, bytes] of files) {
    const text = Buffer.from(bytes).toString();
    expect([path, marked.filter((mark) => text.includes(mark))]).toEqual([path, []]);
    expect([path, text.includes(assemblyId)]).toEqual([path, false]);
  }
});
