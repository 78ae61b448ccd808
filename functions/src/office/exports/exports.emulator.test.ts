import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { exportManifest, manifestPath, paths } from '@asamblea/domain';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { archivePath } from '../../kernel/archives/archivePaths.ts';
import { linkArchive } from '../../kernel/archives/linkArchive.ts';
import { documents } from '../../kernel/database/documents.ts';
import { firestore } from '../../kernel/database/firestore.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { advanceJob } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { knownCollections } from '../../testing/database/knownCollections.ts';
import {
  newAssembly,
  newDraft,
  type TestAssembly,
  taken,
} from '../../testing/halls/testAssembly.ts';
import { jobKinds } from '../clock/jobKinds.ts';
import { collectionFates } from './collectionFates.ts';
import { exportKind, startExport } from './startExport.ts';
import { readFields } from './storedValues.ts';

/** Something in each collection of an assembly. */
async function leaveTraces({ assemblyId }: TestAssembly): Promise<void> {
  const batch = firestore().batch();
  for (const name of Object.keys(collectionFates)) {
    const [outer, inner] = name.split('/');
    const path = inner === undefined ? `${outer}/trace` : `${outer}/v1/${inner}/trace`;
    // An event without seal waits for one: this is no event.
    const bytes = gzipSync('{"rows":[]}');
    const person = { personId: 'p', name: 'Ana', document: 'CC 1', ownerIds: ['p'] };
    const attorney = { attorneyId: 'p', attorneyName: 'Ana', attorneyDocument: null };
    const trace = {
      ...person,
      ...attorney,
      bytes,
      trace: assemblyId,
      seal: 0,
      kind: 'trace',
      state: 'trace',
      dueAt: null,
    };
    batch.set(firestore().doc(`${paths.assembly(assemblyId)}/${path}`), trace);
  }
  await batch.commit();
}

async function runExport({ assemblyId }: TestAssembly) {
  const exportId = randomUUID();
  taken(await startExport({ assemblyId, by: 'ana', exportId, now: Date.now() }));
  const asked = { assemblyId, jobId: exportId, clock: systemClock, budgetMillis: 500 };
  let state = 'writing';
  while (state === 'writing') state = taken(await advanceJob(asked, jobKinds)).state;
  const bytes = await openFiles().get(archivePath(assemblyId, exportId));
  const files = unzipSync(bytes ?? new Uint8Array());
  return { exportId, state, files };
}

interface Row {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function rowsOf(bytes: Uint8Array | undefined): readonly Row[] {
  const lines = Buffer.from(bytes ?? [])
    .toString()
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line): Row => JSON.parse(line));
}

test('every collection of an assembly says whether it goes', () => {
  expect(Object.keys(collectionFates).sort()).toEqual(knownCollections());
});

test('exported documents are as they are stored; withheld ones, and other assemblies’, are in no part', async () => {
  const [own, other] = [await newAssembly(2), await newAssembly(2)];
  for (const one of [own, other]) await leaveTraces(one);
  const { assemblyId } = own;
  const { files } = await runExport(own);
  const all = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  expect(all).not.toContain(other.assemblyId);
  const rows = Object.entries(files)
    .filter(([path]) => path.startsWith('datos/'))
    .flatMap(([, bytes]) => rowsOf(bytes));
  const traces = rows.filter(({ path }) => path.endsWith('/trace'));
  const names = traces.map(({ path }) =>
    path
      .split('/')
      .slice(2)
      .filter((_, i) => i % 2 === 0),
  );
  const goes = Object.entries(collectionFates).filter(([, fate]) => fate === 'goes');
  expect(names.map((parts) => parts.join('/')).sort()).toEqual(goes.map(([name]) => name).sort());
  for (const { path, fields } of rows.filter((row) => !row.path.includes('/members/'))) {
    expect(readFields(fields), path).toEqual((await firestore().doc(path).get()).data());
  }
  const manifest = exportManifest.parse(
    JSON.parse(Buffer.from(files[manifestPath] ?? []).toString()),
  );
  expect(manifest).toMatchObject({ assemblyId, cot: own.cot });
  const listed = manifest.files.map(({ path }) => path);
  expect([...listed, manifestPath].sort()).toEqual(Object.keys(files).sort());
});

test('files go byte by byte; keys, passwords and sessions stay', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const uid = randomUUID();
  const own = { uid, role: 'admin', name: 'Ana', sids: ['one'], proofs: { one: 1 } };
  await firestore().doc(paths.member(assemblyId, uid)).set(own);
  await firestore()
    .doc(paths.settings(assemblyId, 'integrations'))
    .set({
      mailPace: 5,
      mail: { host: 'm', password: 'hidden-key' },
      zoom: { secrets: 'hidden-key' },
    });
  const [kept, piece] = [`drive/${randomUUID()}`, `drive/${randomUUID()}-0`];
  for (const path of [kept, piece]) {
    await openFiles().put(`${assemblyId}/${path}`, Uint8Array.from([0, 1, 255]));
  }
  const { files } = await runExport(assembly);
  expect([...(files[`archivos/${kept}`] ?? [])]).toEqual([0, 1, 255]);
  expect(files[`archivos/${piece}`]).toBeUndefined();
  const [integrations] = rowsOf(files['datos/settings.ndjson']).filter((row) =>
    row.path.endsWith('/integrations'),
  );
  expect(integrations?.fields).toEqual({ mailPace: 5 });
  const [member] = rowsOf(files['datos/members.ndjson']).filter((row) => row.path.endsWith(uid));
  expect(member?.fields).toEqual({ uid, role: 'admin', name: 'Ana', sids: [] });
  const all = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('\n');
  expect(all).not.toContain('hidden-key');
});

test('the export tells what distinguishes each person', async () => {
  const assembly = await newAssembly(1);
  const { files } = await runExport(assembly);
  // The people of a test have ids that no document made: nothing is said that does not hold.
  expect(Buffer.from(files['identidades.ndjson'] ?? []).toString()).toBe('');
});

test('while something is voted it is refused, also when the voting opens after it was asked', async () => {
  const assembly = await newAssembly(1);
  const { assemblyId } = assembly;
  const questionId = await newDraft(assembly);
  const vote = (state: 'open' | 'draft') =>
    pollDocuments.question(assemblyId, questionId).update({ state });
  await vote('open');
  const asked = { assemblyId, by: 'ana', exportId: randomUUID(), now: Date.now() };
  await expect(startExport(asked)).rejects.toThrow('export-voting');
  await vote('draft');
  const { exportId } = await runExport(assembly);
  const linked = { assemblyId, jobId: exportId, kind: exportKind, files: openFiles() };
  expect((await linkArchive(linked)).ok).toBe(true);
  expect((await documents.job(assemblyId, exportId).get()).data()?.state).toBe('done');
});
