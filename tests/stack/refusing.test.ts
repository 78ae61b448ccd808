import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMarked } from '../../scripts/stack/process/findMarked.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';
import { makeProject } from './fakes/makeProject.ts';

/** Keeps these runs away from a real `npm start` on this machine. */
const shift = '23000';
let programs = '';

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'asamblea-'));
  await symlink(process.execPath, join(programs, 'node'));
});
afterAll(() => rm(programs, { recursive: true }));

/** Runs the real launcher with only our own programs on its PATH. */
async function start(
  environment: Readonly<Record<string, string>>,
  script = join(projectRoot, 'scripts/start.ts'),
) {
  const mark = randomUUID();
  const { FIRESTORE_EMULATOR_HOST: _given, ...inherited } = process.env;
  const env = {
    ...inherited,
    PATH: programs,
    ASAMBLEA_PORT_SHIFT: shift,
    ...environment,
    STACK_TEST: mark,
  };
  const outcome = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [script],
      { env, timeout: 30_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
  return { ...outcome, living: await findMarked(`STACK_TEST=${mark}`) };
}

async function addProgram(name: string, script: string): Promise<void> {
  await writeFile(join(programs, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(programs, name), 0o755);
}

test('a project without its dependencies ends the launcher with the command that installs them', async () => {
  const project = await makeProject();
  const script = join(project.root, 'scripts/start.ts');
  await copyFile(join(projectRoot, 'scripts/start.ts'), script);
  const { code, output } = await start({}, script);
  await project.remove();
  expect(output).toBe(
    '\nFaltan las dependencias del proyecto.\nEjecute «npm install» en la carpeta del proyecto y después «npm start».\n',
  );
  expect(code).toBe(1);
});

test('a missing Java ends the launcher with its remedy', async () => {
  await rm(join(programs, 'java'), { force: true });
  const { code, output, living } = await start({});
  expect(output).toMatch(/Falta Java.*Instale Java 21/s);
  expect(code).toBe(1);
  expect(living).toEqual([]);
});

test('a missing emulator ends the launcher with its remedy', async () => {
  await addProgram('java', `echo 'openjdk version "17.0.1"' >&2`);
  const { code, output, living } = await start({});
  expect(output).toMatch(/Falta un emulador de Firestore.*gcloud components install/s);
  expect(code).toBe(1);
  expect(living).toEqual([]);
});

test('a busy port ends the launcher with its number, its use and the remedy', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => {
    busy.listen(28_000, '127.0.0.1', resolve);
  });
  try {
    const { code, output, living } = await start({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:28000' });
    expect(output).toMatch(/el puerto 28000 \(la página web\) está ocupado/);
    expect(output).toMatch(/ASAMBLEA_PORT_SHIFT=3000 npm start/);
    expect(code).toBe(1);
    expect(living).toEqual([]);
  } finally {
    busy.close();
  }
});

test('a port that browsers refuse ends the launcher before anything else, with its number, its use and the remedy', async () => {
  const { code, output, living } = await start({ ASAMBLEA_PORT_SHIFT: '1000' });
  expect(output.trim().split('\n')).toEqual([
    'Con ASAMBLEA_PORT_SHIFT=1000 se usaría el puerto 6000 (la página web), que los navegadores se niegan a abrir.',
    'Use otro desplazamiento: ASAMBLEA_PORT_SHIFT=3000',
  ]);
  expect(code).toBe(1);
  expect(living).toEqual([]);
});
