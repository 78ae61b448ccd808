import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifestPath, paths } from '@asamblea/domain';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { archivePath } from '../../kernel/archives/archivePaths.ts';
import { documents } from '../../kernel/database/documents.ts';
import { firestore } from '../../kernel/database/firestore.ts';
import { verifySeals } from '../../kernel/events/verifySeals.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { importRoster } from '../../people/rosters/importRoster.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { createCaster } from '../../polls/ballots/createCaster.ts';
import { auditCounts } from '../../polls/closing/auditCounts.ts';
import { closeQuestion } from '../../testing/halls/oneQuestion.ts';
import {
  newAssembly,
  newMember,
  newOpenQuestion,
  seat,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { jobKinds } from '../clock/jobKinds.ts';
import { checkExport } from './checkExport.ts';
import { compareExport } from './compareExport.ts';
import type { ExportFile } from './readRows.ts';
import { restoreExport } from './restoreExport.ts';
import { startExport } from './startExport.ts';

/** Two with one name and no document, one with a document, one whose document is written with words. */
const roster = [
  ['Unidad', 'Coeficiente', 'Propietario', 'Documento'],
  ['A-1', '25', 'Ana Ruiz', ''],
  ['A-2', '25', 'Luis Gil', 'CC 1.020.304'],
  ['A-3', '25', 'Marta Sáenz', 'Pasaporte AB 77 de Lima'],
  ['A-4', '25', 'Pedro Paz', ''],
];

function importing({ assemblyId }: TestAssembly) {
  const request = { importId: randomUUID(), rows: roster, confirmed: true };
  return importRoster({ assemblyId, by: 'admin', request, now: Date.now() });
}

async function ownersOf({ assemblyId }: TestAssembly) {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? '';
  const found = await peopleDocuments.units(assemblyId, version).orderBy('order').get();
  return found.docs.map((unit) => unit.data());
}

/** An assembly that imported a roster, voted by name and closed. */
async function votedAssembly() {
  const assembly = await newAssembly(0);
  taken(await importing(assembly));
  const units = await ownersOf(assembly);
  await seat(assembly, units);
  const questionId = await newOpenQuestion(assembly, {});
  const voter = await newMember(assembly, 'voter', units[0]?.ownerIds[0]);
  const cast = createCaster({ clock: systemClock, shard: '0' });
  const choices = [{ unitId: units[0]?.unitId ?? '', optionIds: ['favour'] }];
  taken(await cast(voter, { questionId, requestId: randomUUID(), choices }));
  const { assemblyId } = assembly;
  taken(await closeQuestion({ assemblyId, questionId, by: 'chair', now: Date.now() }));
  await openFiles().put(`${assemblyId}/drive/${questionId}`, Buffer.from('%PDF-1.7'));
  return { assembly, units, questionId };
}

async function exported({ assemblyId }: TestAssembly): Promise<Map<string, ExportFile>> {
  const exportId = randomUUID();
  taken(await startExport({ assemblyId, by: 'ana', exportId, now: Date.now() }));
  const asked = { assemblyId, jobId: exportId, clock: systemClock, budgetMillis: 1_000 };
  let state = 'writing';
  while (state === 'writing') state = taken(await advanceJob(asked, jobKinds)).state;
  const bytes = await openFiles().get(archivePath(assemblyId, exportId));
  const files = Object.entries(unzipSync(bytes ?? new Uint8Array()));
  return new Map(files.map(([path, one]) => [path, fileOf(one)]));
}

function fileOf(bytes: Uint8Array): ExportFile {
  return async function* () {
    // In pieces that cut letters and lines.
    for (let from = 0; from < bytes.length; from += 777) yield bytes.subarray(from, from + 777);
  };
}

/** As if it had never been here. */
async function forget({ assemblyId, cot }: TestAssembly): Promise<void> {
  await firestore().recursiveDelete(firestore().doc(paths.assembly(assemblyId)));
  await firestore().recursiveDelete(firestore().doc(paths.publicAssembly(cot)));
  await openFiles().removeFolder(assemblyId);
}

const admin = () => ({ uid: `eva-${randomUUID()}`, name: 'Eva', email: 'eva@firma.test' });

async function allOf(assembly: TestAssembly) {
  const found = new Map<string, unknown>();
  const walk = async (path: string): Promise<void> => {
    for (const collection of await firestore().doc(path).listCollections()) {
      const kept = await collection.listDocuments();
      await Promise.all(
        kept.map(async (one) => {
          const fields = (await one.get()).data();
          if (fields !== undefined) found.set(one.path, fields);
          await walk(one.path);
        }),
      );
    }
  };
  await walk(paths.assembly(assembly.assemblyId));
  return found;
}

test('restored where keys are others, all is as it was, its seals hold and its people are the same', async () => {
  const { assembly, units, questionId } = await votedAssembly();
  const { assemblyId } = assembly;
  const entries = await exported(assembly);
  const before = await allOf(assembly);
  const closing = await firestore().doc(paths.closing(assemblyId, questionId)).get();
  await forget(assembly);
  vi.stubEnv('ASAMBLEA_KEYS_DIR', await mkdtemp(join(tmpdir(), 'other-keys-')));
  const eva = admin();
  const onFile = vi.fn();
  taken(await restoreExport({ entries, admin: eva, files: openFiles(), now: Date.now(), onFile }));
  expect(onFile).toHaveBeenCalledWith(`archivos/drive/${questionId}`);
  expect(await lostOf(entries)).toEqual([]);
  const after = await allOf(assembly);
  const stays = /\/(?:jobs|tallies|ticks|deskAnswers|devices|members|identities|closings)\//u;
  for (const [path, fields] of before) {
    if (!stays.test(path)) expect(after.get(path), path).toEqual(fields);
  }
  const line = after.get(closing.ref.path);
  const { seconds = 0 } = closing.updateTime ?? {};
  expect(line).toMatchObject({ step: 'counting', line: expect.stringContaining(String(seconds)) });
  expect((await documents.member(assemblyId, eva.uid).get()).data()?.role).toBe('admin');
  expect(taken(await verifySeals(assemblyId, Date.now()))).toMatchObject({ broken: null });
  const counted = taken(await auditCounts(assemblyId, Date.now()));
  expect(counted.questions).toMatchObject([{ votes: 1, faults: [] }]);
  expect(await openFiles().get(`${assemblyId}/drive/${questionId}`)).toEqual(
    Buffer.from('%PDF-1.7'),
  );
  taken(await importing(assembly));
  const people = (await ownersOf(assembly)).map(({ ownerIds }) => ownerIds);
  expect(people).toEqual(units.map(({ ownerIds }) => ownerIds));
  expect(
    await restoreExport({ entries, admin: eva, files: openFiles(), now: Date.now() }),
  ).toMatchObject({
    refusal: { code: 'restore-taken' },
  });
  vi.unstubAllEnvs();
});

test('after a restore, whatever is missing or changed is counted by collection and by folder', async () => {
  const { assembly, questionId } = await votedAssembly();
  const { assemblyId } = assembly;
  const entries = await exported(assembly);
  await forget(assembly);
  taken(await restoreExport({ entries, admin: admin(), files: openFiles(), now: Date.now() }));
  const [ballot] = (await firestore().collection(paths.ballots(assemblyId, questionId)).get()).docs;
  await ballot?.ref.delete();
  await firestore().doc(paths.question(assemblyId, questionId)).update({ text: '¿Otra?' });
  await openFiles().remove(`${assemblyId}/drive/${questionId}`);
  expect(await lostOf(entries)).toEqual([
    { name: 'questions', all: 1, missing: 0, changed: 1 },
    { name: 'questions/ballots', all: 1, missing: 1, changed: 0 },
    { name: 'archivos/drive', all: 1, missing: 1, changed: 0 },
  ]);
});

async function lostOf(entries: ReadonlyMap<string, ExportFile>) {
  const manifest = taken(await checkExport(entries));
  const held = await compareExport({ entries, manifest, files: openFiles() });
  return held.filter(({ missing, changed }) => missing + changed > 0);
}

test('a file that was changed, is missing, is too many or of another version is refused before anything is written', async () => {
  const assembly = await newAssembly(1);
  const entries = await exported(assembly);
  await forget(assembly);
  const restore = (changed: ReadonlyMap<string, ExportFile>) =>
    restoreExport({ entries: changed, admin: admin(), files: openFiles(), now: Date.now() });
  const units = 'datos/rosters/v1/units.ndjson';
  const text = Buffer.from(await bytesOf(entries.get(manifestPath))).toString();
  const newer = text.replace(/"schema": \d+/u, '"schema": 999');
  const attempts = [
    [new Map([...entries, [units, fileOf(Buffer.from('{}'))]]), 'export-unreadable'],
    [new Map([...entries].filter(([path]) => path !== units)), 'export-unreadable'],
    [new Map([...entries, ['datos/more.ndjson', fileOf(Buffer.of())]]), 'export-unreadable'],
    [new Map([...entries, [manifestPath, fileOf(Buffer.from('{'))]]), 'export-unreadable'],
    [new Map([...entries, [manifestPath, fileOf(Buffer.from(newer))]]), 'export-newer'],
  ] as const;
  for (const [changed, code] of attempts) {
    expect(await restore(changed)).toMatchObject({ refusal: { code } });
  }
  expect((await allOf(assembly)).size).toBe(0);
  taken(await restore(entries));
});

async function bytesOf(file: ExportFile | undefined): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  if (file !== undefined) for await (const chunk of file()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
