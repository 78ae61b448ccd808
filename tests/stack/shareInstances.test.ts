import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { shareInstances } from '../../scripts/stack/emulators/shareInstances.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const run = promisify(execFile);
const tools = join(projectRoot, 'node_modules/firebase-tools/package.json');
const inTools = createRequire(tools);
const { RuntimeWorkerPool, RuntimeWorkerState, RuntimeWorker } = inTools(
  './lib/emulator/functionsRuntimeWorker.js',
);
const { FunctionsEmulator } = inTools('./lib/emulator/functionsEmulator.js');
/** The replaced methods are those of heirs, so that firebase-tools is also seen as it is. */
const shared = {
  RuntimeWorkerPool: class extends RuntimeWorkerPool {},
  FunctionsEmulator: class extends FunctionsEmulator {},
};
shareInstances(shared);

afterEach(() => vi.restoreAllMocks());

/** An emulator whose processes are none, and are ready when the test says so. */
function newEmulator(parts = shared) {
  const starting: (() => void)[] = [];
  vi.spyOn(RuntimeWorker.prototype, 'waitForSocketReady').mockImplementation(function wait(this: {
    readyForWork(): void;
  }) {
    return new Promise<void>((resolve) => {
      starting.push(() => {
        this.readyForWork();
        resolve();
      });
    });
  });
  vi.spyOn(RuntimeWorker.prototype, 'request').mockImplementation(async function take(this: {
    state: unknown;
  }) {
    this.state = RuntimeWorkerState.BUSY;
    return this;
  });
  const pool = new parts.RuntimeWorkerPool();
  const emulator = Object.assign(Object.create(parts.FunctionsEmulator.prototype), {
    workerPools: { default: pool },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode: async () => ({ process: new EventEmitter(), events: new EventEmitter() }),
  });
  const backend = { codebase: 'default', runtime: 'nodejs24' };
  /** The path of a request in `handleHttpsTrigger`, up to sending it: answers the process that gets it. */
  const request = async (id: string) => {
    if (!pool.readyForWork(id, backend.runtime)) await emulator.startRuntime(backend, { id });
    return pool.submitRequest(id, {}, {}, undefined, undefined, backend.runtime);
  };
  const requests = (many: number, id = 'api') => Array.from({ length: many }, () => request(id));
  return { starting, requests };
}

test('firebase-tools starts a process for each request that comes meanwhile', async () => {
  const { starting, requests } = newEmulator({ RuntimeWorkerPool, FunctionsEmulator });
  const early = requests(9);
  await expect.poll(() => starting.length).toBe(9);
  for (const isReady of starting) isReady();
  expect(new Set(await Promise.all(early)).size).toBe(9);
});

test('the preload finds both methods in firebase-tools and replaces them', async () => {
  const code = `
    const inTools = require('node:module').createRequire(${JSON.stringify(tools)});
    const { RuntimeWorkerPool } = inTools('./lib/emulator/functionsRuntimeWorker.js');
    const { FunctionsEmulator } = inTools('./lib/emulator/functionsEmulator.js');
    const methods = [RuntimeWorkerPool.prototype.getIdleWorker, FunctionsEmulator.prototype.startRuntime];
    console.log(methods.map(({ name }) => name).join(' '));
    process.exit();
  `;
  const preload = join(projectRoot, 'scripts/stack/emulators/fewInstances.ts');
  const { stdout } = await run(process.execPath, ['--import', preload, '--eval', code]);
  expect(stdout.trim()).toBe('shared atMost');
});

test('a request of the emulator asks the replaced methods', () => {
  const { handleHttpsTrigger } = FunctionsEmulator.prototype;
  const path = /readyForWork\(.*startRuntime\(.*submitRequest\(/s;
  expect(handleHttpsTrigger.toString()).toMatch(path);
  const { readyForWork, submitRequest } = RuntimeWorkerPool.prototype;
  for (const method of [readyForWork, submitRequest]) {
    expect(method.toString()).toContain('getIdleWorker(');
  }
});

test('a function has two processes, and they take all that comes, one of them still starting or not', async () => {
  const { starting, requests } = newEmulator();
  const early = requests(9);
  await expect.poll(() => starting.length).toBe(2);
  starting[0]?.();
  const [first] = await Promise.all(requests(2));
  starting[1]?.();
  const all = new Set(await Promise.all([...early, ...requests(6)]));
  expect(all.size).toBe(2);
  expect(all.has(first)).toBe(true);
  expect(starting).toHaveLength(2);
});

test('an ended instance is replaced, and each function has its own', async () => {
  const { starting, requests } = newEmulator();
  const asked = requests(2);
  await expect.poll(() => starting.length).toBe(2);
  for (const isReady of starting) isReady();
  const [ended] = (await Promise.all(asked)) as { runtime: { process: EventEmitter } }[];
  ended?.runtime.process.emit('exit');
  const again = requests(1);
  await expect.poll(() => starting.length).toBe(3);
  starting[2]?.();
  const [another] = await Promise.all(again);
  const other = requests(1, 'page');
  await expect.poll(() => starting.length).toBe(4);
  starting[3]?.();
  expect(new Set([...(await Promise.all([...asked, ...other])), another]).size).toBe(4);
});
