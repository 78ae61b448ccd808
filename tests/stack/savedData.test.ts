import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dataSchema, oldestSchema } from '../../domain/src/kernel/migrations/dataSchema.ts';
import { stackPorts } from '../../scripts/stack/ports/stackPorts.ts';
import { waitUntil } from '../../scripts/stack/process/waitUntil.ts';
import { openSavedData } from '../../scripts/stack/saved/openSavedData.ts';
import { type FakeProject, makeProject } from './fakes/makeProject.ts';

/** Of this process alone: the same test may be running in another folder of the machine. */
const shift = String(11_111 + (process.pid % 9_000));
const database = `http://127.0.0.1:${stackPorts('start', shift).firestore}`;
const fakes = import.meta.dirname;

let project: FakeProject;
let folder = '';
const launched: ChildProcess[] = [];

beforeAll(async () => {
  project = await makeProject();
  folder = join(project.root, '.local/emulator-data');
  const { put, root } = project;
  const tools = 'node_modules/firebase-tools/lib';
  await put(
    `${tools}/bin/firebase.js`,
    `import(${JSON.stringify(join(fakes, 'fakes/fakeFirebaseTools.ts'))});`,
  );
  const jar = { downloadPathRelativeToCacheDir: 'emulator.jar', expectedSize: 1 };
  await put(`${tools}/emulator/downloadableEmulatorInfo.json`, JSON.stringify({ firestore: jar }));
  await put('emulator.jar', '1');
  await put('programs/java', `#!/bin/sh\necho 'openjdk version "21"' >&2\n`);
  await chmod(join(root, 'programs/java'), 0o755);
  await put('scripts/seed.ts', seed);
  await put('scripts/migrate.ts', migrate);
  await put('scripts/start.ts', start);
});
beforeEach(() => rm(join(project.root, '.local'), { recursive: true, force: true }));
afterEach(async () => {
  for (const child of launched.splice(0)) {
    if (child.exitCode !== null || !child.kill('SIGINT')) continue;
    await new Promise((resolve) => child.once('exit', resolve));
  }
});
afterAll(() => project.remove());

const seed = `
const database = 'http://' + process.env.FIRESTORE_EMULATOR_HOST;
const kept = await (await fetch(database)).text();
if (kept === '') await fetch(database, { method: 'PUT', body: 'sembrada' });
`;
/** The real migration is tested against the database: here, that it runs before the seed and once. */
const migrate = `
const database = 'http://' + process.env.FIRESTORE_EMULATOR_HOST;
const kept = await (await fetch(database)).text();
await fetch(database, { method: 'PUT', body: kept + ' al día' });
`;
/** The real one, with less time between saves. */
const start = `
import { runLauncher } from './stack/runLauncher.ts';
import { serveDemo } from './stack/serveDemo.ts';
const openMailbox = async () => ({ address: 'http://buzon', environment: {}, close: async () => {} });
const request = { command: 'npm start', extraPorts: [], address: () => '', saveEveryMs: 50, openMailbox };
await runLauncher((stop) => serveDemo({ ...request, stop }));
`;

async function launch(more: NodeJS.ProcessEnv = {}) {
  const { FIRESTORE_EMULATOR_HOST: _given, ASAMBLEA_SMTP_URL: _relay, ...inherited } = process.env;
  const child = spawn(process.execPath, [join(project.root, 'scripts/start.ts')], {
    env: {
      ...inherited,
      PATH: join(project.root, 'programs'),
      FIREBASE_EMULATORS_PATH: project.root,
      ASAMBLEA_PORT_SHIFT: shift,
      npm_lifecycle_event: '',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  launched.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const isUp = () => output.includes('Listo:') || child.exitCode !== null;
  await waitUntil(isUp, { timeoutMs: 50_000 });
  expect(output).toContain('Listo:');
  return { said: () => output, exited, stop: () => child.kill('SIGINT') };
}

const read = async () => (await fetch(database)).text();
const write = (text: string) => fetch(database, { method: 'PUT', body: text });

/** The texts of the whole saves, as they are on the disk. */
async function savedTexts(): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  const stamped = names.map(async (name) => {
    await readFile(join(folder, name, 'asamblea.json'));
    return readFile(join(folder, name, 'kept.txt'), 'utf8');
  });
  const found = await Promise.allSettled(stamped);
  return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

async function isCutShort(): Promise<boolean> {
  // A save that gives way to the next is gone before it is read.
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.some((name) => name.endsWith('half.txt'));
}

const wait = (condition: () => Promise<boolean>) =>
  expect(waitUntil(condition, { timeoutMs: 30_000, everyMs: 20 })).resolves.toBe(true);

test('a database killed in the middle of a save costs what came after the save before, and the next start says since when', async () => {
  const first = await launch();
  await write('voto 1');
  await wait(async () => (await savedTexts()).includes('voto 1'));
  await project.put('cut', '');
  await wait(isCutShort);
  await write('voto 2');
  process.kill(Number(await (await fetch(`${database}/pid`)).text()), 'SIGKILL');
  expect(await first.exited).toBe(1);
  expect(first.said()).toMatch(/Dejó de responder la base de datos.*Queda lo guardado el \d+ de /);
  await rm(join(project.root, 'cut'));

  const second = await launch();
  expect(second.said()).toMatch(
    /La vez anterior se cortó sin guardar: los datos son los del \d+ de \S+ a las \d\d:\d\d:\d\d; lo que se hizo después se perdió\./,
  );
  expect(await read()).toBe('voto 1');
});

test('data of before there were versions is moved aside whole, and the demonstration seeded anew', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'firebase-export-metadata.json'), '{}');
  await writeFile(join(folder, 'kept.txt'), 'de antes');
  const first = await launch();
  const aside = /Quedan enteros en (\S+)/.exec(first.said())?.[1] ?? '';
  expect(first.said()).toContain('son de otra versión de Asamblea');
  expect(await readFile(join(project.root, aside, 'kept.txt'), 'utf8')).toBe('de antes');
  expect(await read()).toBe('sembrada');
  await write('de ahora');
  first.stop();
  expect(await first.exited).toBe(0);
  expect(first.said()).toContain('los datos quedaron guardados');

  const second = await launch();
  expect(await read()).toBe('de ahora');
  expect(second.said()).not.toMatch(/otra versión|se cortó/);
});

test('notes of firebase-tools for itself, trigger events included, are stored nowhere', async () => {
  const started = await launch();
  // The data saved by now replaces the earlier: it is read once it stands still.
  started.stop();
  await started.exited;
  const kept = join(project.root, '.local');
  const entries = await readdir(kept, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  expect(files.map(({ name }) => name)).toContain('emulators-start.log');
  expect((await Promise.all(texts)).join()).not.toContain('RunCloudEvent');
});

test.each([oldestSchema - 1, dataSchema + 1])('data of version %i is another', async (schema) => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await mkdir(join(folder, 'save-4'), { recursive: true });
  const stamp = { schema, savedAt: 0, isLast: true };
  await writeFile(join(folder, 'save-4/asamblea.json'), JSON.stringify(stamp));
  expect(await openSavedData(folder)).toBeUndefined();
  const lines = said.mock.calls.join('');
  said.mockRestore();
  expect(lines).toContain('son de otra versión');
  const [aside = ''] = await readdir(join(project.root, '.local'));
  expect(await readdir(join(project.root, '.local', aside))).toEqual(['save-4']);
});

test('data of an older version that has migrations is brought up to date, once', async () => {
  await mkdir(join(folder, 'save-4'), { recursive: true });
  const stamp = { schema: oldestSchema, savedAt: 0, isLast: true };
  await writeFile(join(folder, 'save-4/asamblea.json'), JSON.stringify(stamp));
  await writeFile(join(folder, 'save-4/kept.txt'), 'de antes');
  const first = await launch();
  expect(first.said()).toContain('son de una versión anterior: se ponen al día');
  expect(await read()).toBe('de antes al día');
  first.stop();
  await first.exited;
  const second = await launch();
  expect(second.said()).not.toContain('versión anterior');
  expect(await read()).toBe('de antes al día');
});

test('where the mail is read is said before the last line, unless somebody named a relay', async () => {
  const own = await launch();
  expect(own.said()).toMatch(/Correo: http:\/\/buzon .*\nListo:/u);
  own.stop();
  await own.exited;
  const named = await launch({ ASAMBLEA_SMTP_URL: 'none' });
  expect(named.said()).not.toContain('Correo:');
});
