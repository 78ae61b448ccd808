import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataSchema, exportFormat, manifestPath } from '@asamblea/domain';
import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { readDrill } from '../../scripts/drill/readDrill.ts';
import { type DrillFindings, sayDrill } from '../../scripts/drill/sayDrill.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const folder = await mkdtemp(join(tmpdir(), 'drill-'));
afterAll(() => rm(folder, { recursive: true }));

const keys = { PEOPLE_KEY: 'k'.repeat(64) };

test.each([
  ['neither a file nor a code', [], keys, /Diga --cot o --file/u],
  ['both', ['--cot', 'a', '--file', 'a.zip'], keys, /uno de los dos/u],
  ['a flag that is not there', ['--cot', 'a', '--fast'], keys, /--fast[\s\S]*Uso: npm run drill/u],
  ['the origin', ['--cot', 'a', '--project', 'one', '--into', 'one'], keys, /otro proyecto/u],
  ['a database of no project', ['--cot', 'a', '--database', 'b'], keys, /--database va con/u],
  ['a project without its key', ['--cot', 'a', '--project', 'one'], {}, /Falta PEOPLE_KEY/u],
  ['a place without a key', ['--file', 'a.zip', '--into', 'two'], {}, /Falta PEOPLE_KEY/u],
])('a drill of %s is refused before anything begins', (_, words, env, told) => {
  expect(() => readDrill(words, env)).toThrow(told);
});

test('a file is tried on this machine without any key', () => {
  expect(readDrill(['--file', 'a.zip'], {})).toMatchObject({ file: 'a.zip', into: undefined });
});

const hour = 3_600_000;
const whole: DrillFindings = {
  manifest: { name: 'Torres', cot: 'torres', madeAt: 0, leftOut: [{ what: 'Urnas', why: 'No.' }] },
  held: [{ name: 'events', all: 12, missing: 0, changed: 0 }],
  ...{ migrated: 0, since: 0, database: null, now: 26 * hour + 5 * 60_000 },
  seals: { count: 12, isWhole: true },
  questions: [{ text: '¿Aprueba?', faults: 0 }],
  steps: [
    { title: 'Exportar', millis: 60_000 },
    { title: 'Contar', millis: 1_500 },
  ],
};

test('a copy that came back whole says its age, its time without the export, and the data that never leaves', () => {
  const { text, isWhole } = sayDrill(whole);
  expect(isWhole).toBe(true);
  expect(text).toMatch(/events: 12\n[\s\S]*contadas otra vez: 1, cuadran/u);
  expect(text).toMatch(/Urnas\. No\.[\s\S]*1 d 2 h 5 min[\s\S]*nada desde entonces/u);
  expect(text).toMatch(
    /Cuánto tardó en volver: 1,5 s[\s\S]*60,0 s {2}Exportar[\s\S]*no se perdió nada/u,
  );
});

test.each<[string, Partial<DrillFindings>, string]>([
  [
    'a document that is missing',
    { held: [{ name: 'events', all: 12, missing: 2, changed: 0 }] },
    'events: 12, FALTAN 2',
  ],
  [
    'a file that changed',
    { held: [{ name: 'archivos/drive', all: 3, missing: 0, changed: 1 }] },
    'archivos/drive: 3, CAMBIARON 1',
  ],
  ['a chain that ends elsewhere', { seals: { count: 11, isWhole: false } }, 'NO COINCIDEN'],
  ['a vote that counts otherwise', { questions: [{ text: 'X', faults: 1 }] }, 'NO CUADRAN 1'],
])('with %s something was lost', (_, changed, told) => {
  const { text, isWhole } = sayDrill({ ...whole, ...changed });
  expect(isWhole).toBe(false);
  expect(text).toContain(told);
  expect(text).toContain('SE PERDIÓ ALGO');
});

test('events that the origin has since then are said, and are no loss of the copy', () => {
  const since = (count: number | null) => sayDrill({ ...whole, since: count });
  expect(since(1).text).toContain('un hecho más');
  expect(since(7).text).toContain('7 hechos más');
  expect(since(null).text).toContain('No se vio el original');
  expect(since(7).isWhole).toBe(true);
  expect(sayDrill({ ...whole, database: 'copia' }).text).toContain('se restauró en «copia»');
});

const written = '001790000000.000000000';
const rows: Readonly<Record<string, readonly (readonly [string, object])[]>> = {
  'datos/asamblea.ndjson': [
    ['assemblies/a', { name: 'Torres', cot: 'torres', organisationId: 'otra' }],
    ['public/torres', { assemblyId: 'a' }],
  ],
  'datos/members.ndjson': [['assemblies/a/members/ana', { role: 'voter', routesAvailable: ['/'] }]],
};
const texts = {
  ...Object.fromEntries(
    Object.entries(rows).map(([path, documents]) => [
      path,
      documents
        .map(([at, fields]) => ({ path: at, fields: { ...fields, schema: dataSchema - 1 } }))
        .map((row) => `${JSON.stringify({ ...row, created: written, updated: written })}\n`)
        .join(''),
    ]),
  ),
  'identidades.ndjson': '{"key":"name:ana","personId":"ana"}\n',
  'archivos/drive/uno': '%PDF-1.7',
};

/** A small copy, of the version before this one. */
async function newCopy(): Promise<string> {
  const files = Object.entries(texts).map(([path, text]) => ({
    ...{ path, bytes: Buffer.byteLength(text) },
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  const manifest = {
    ...{ formato: exportFormat, version: 1, schema: dataSchema - 1, assemblyId: 'a' },
    ...{ cot: 'torres', name: 'Torres', organisation: { organisationId: 'o', name: 'Firma' } },
    ...{ madeAt: Date.now(), readAt: written, head: null, files, leftOut: [] },
  };
  const entries = {
    ...texts,
    [manifestPath]: JSON.stringify(manifest),
  };
  const bytes = Object.entries(entries).map(([path, text]) => [path, Buffer.from(text)] as const);
  const file = join(folder, 'copy.zip');
  await writeFile(file, zipSync(Object.fromEntries(bytes)));
  return file;
}

/** As typed where nothing of ours listens at the ports of `npm start`. */
function run(file: string): Promise<{ code: number | null; output: string }> {
  const { FIRESTORE_EMULATOR_HOST: _one, FIREBASE_AUTH_EMULATOR_HOST: _two, ...rest } = process.env;
  const env = { ...rest, ASAMBLEA_PORT_SHIFT: '24000' };
  return new Promise((resolve) => {
    const command = [join(projectRoot, 'scripts/drill.ts'), '--file', file];
    const child = execFile(process.execPath, command, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

test('a copy of an older version comes back in an emulator of its own', async () => {
  const { code, output } = await run(await newCopy());
  expect(output).toMatch(/asamblea: 2\n[\s\S]*members: 1\n[\s\S]*archivos\/drive: 1\n/u);
  expect(output).toMatch(/No se vio el original[\s\S]*no se perdió nada/u);
  expect(code).toBe(0);
}, 240_000);

test('a file of another kind ends with the next step, before anything is started', async () => {
  const { code, output } = await run(join(folder, 'nowhere.zip'));
  expect(output).toContain('No se puede leer');
  expect(code).toBe(1);
});
