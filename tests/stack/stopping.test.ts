import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMarked } from '../../scripts/stack/process/findMarked.ts';
import { waitUntil } from '../../scripts/stack/process/waitUntil.ts';

const fake = join(import.meta.dirname, 'fakes/launchStubbornTree.ts');
const marks: string[] = [];
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asamblea-'));
});
afterAll(async () => {
  for (const mark of marks) {
    for (const id of await findMarked(mark)) process.kill(id, 'SIGKILL');
  }
  await rm(folder, { recursive: true });
});

/** A launcher that has its whole tree running; `living` counts what is left of all of it. */
async function launch(program: string, parameters: readonly string[], environment: object = {}) {
  const mark = randomUUID();
  marks.push(`STACK_TEST=${mark}`);
  const log = join(folder, `${mark}.log`);
  const child = spawn(program, [...parameters, fake, log], {
    env: { ...process.env, npm_lifecycle_event: '', ...environment, STACK_TEST: mark },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const living = async () => (await findMarked(`STACK_TEST=${mark}`)).length;
  const isDeaf = async () => (await readFile(log, 'utf8').catch(() => '')).includes('sordo');
  expect(await waitUntil(isDeaf, { timeoutMs: 20_000 })).toBe(true);
  return { child, exited, living };
}

test.concurrent.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the launcher well and leaves no process, however stubborn',
  async (signal) => {
    const { child, exited, living } = await launch(process.execPath, []);
    expect(await living()).toBe(3);
    child.kill(signal);
    expect(await exited).toBe(0);
    expect(await living()).toBe(0);
  },
);

test.concurrent('a second signal interrupts nothing', async () => {
  const { child, exited, living } = await launch(process.execPath, []);
  child.kill('SIGINT');
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  expect(await living()).toBe(0);
});

test.concurrent('the launcher stops when npm disappears without a word', async () => {
  const shell = ['-c', '"$0" "$@"; :', process.execPath];
  const { child, exited, living } = await launch('/bin/sh', shell, {
    npm_lifecycle_event: 'start',
  });
  expect(await living()).toBe(4);
  child.kill('SIGKILL');
  expect(await exited).toBe(null);
  expect(await waitUntil(async () => (await living()) === 0, { timeoutMs: 20_000 })).toBe(true);
});
