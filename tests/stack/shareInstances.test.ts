import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { shareInstances } from '../../scripts/stack/emulators/shareInstances.ts';
import { projectRoot } from '../../scripts/stack/process/projectRoot.ts';

const inTools = createRequire(join(projectRoot, 'node_modules/firebase-tools/package.json'));
const { RuntimeWorkerPool, RuntimeWorkerState, RuntimeWorker } = inTools(
  './lib/emulator/functionsRuntimeWorker.js',
);
const { FunctionsEmulator } = inTools('./lib/emulator/functionsEmulator.js');
shareInstances({ RuntimeWorkerPool, FunctionsEmulator });

afterEach(() => vi.restoreAllMocks());

/** An emulator whose processes are none, and are ready when the test says so. */
function newEmulator() {
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
  const pool = new RuntimeWorkerPool();
  const emulator = Object.assign(Object.create(FunctionsEmulator.prototype), {
    workerPools: { default: pool },
    getRuntimeEnvs: () => ({}),
    resolveSecretEnvs: async () => ({}),
    startNode: async () => ({ process: new EventEmitter(), events: new EventEmitter() }),
  });
  const backend = { codebase: 'default', runtime: 'nodejs24' };
  /** The path of a request in the emulator, up to sending it: answers the process that gets it. */
  const request = async (id: string) => {
    if (!pool.readyForWork(id, backend.runtime)) await emulator.startRuntime(backend, { id });
    const worker = pool.getIdleWorker(id, backend.runtime);
    worker.state = RuntimeWorkerState.BUSY;
    return worker;
  };
  const requests = (many: number, id = 'api') => Array.from({ length: many }, () => request(id));
  return { starting, requests };
}

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
  const [ended] = await Promise.all(asked);
  ended.runtime.process.emit('exit');
  const again = requests(1);
  await expect.poll(() => starting.length).toBe(3);
  starting[2]?.();
  const [another] = await Promise.all(again);
  const other = requests(1, 'page');
  await expect.poll(() => starting.length).toBe(4);
  starting[3]?.();
  expect(new Set([...(await Promise.all([...asked, ...other])), another]).size).toBe(4);
});
