/** As many of each function as a test needs to see that what one of them remembers the other does not. */
const instances = 2;

/** A process that runs one function. */
type Worker = { readonly state: string };

type Trigger = { readonly id: string } | undefined;

/** The used parts of firebase-tools, which has no types for them. */
export type FunctionsEmulatorParts = {
  readonly RuntimeWorkerPool: { readonly prototype: Pool };
  readonly FunctionsEmulator: { readonly prototype: Emulator };
};

type Pool = {
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined;
  getTriggerWorkers(triggerId: string, runtime: string): readonly Worker[];
};

type Emulator = {
  startRuntime(backend: object, trigger: Trigger): Promise<Worker>;
};

/**
 * The emulator gives a process one request, and starts another for each that comes meanwhile: a hall that
 * votes at once had ten. In the cloud an instance takes hundreds (`concurrency`). So here: a function has
 * at most two processes, and they take whatever comes. It replaces two methods of firebase-tools, and ends when
 * the emulator itself keeps to `concurrency` and `maxInstances` (firebase/firebase-tools#5503).
 */
export function shareInstances({ RuntimeWorkerPool, FunctionsEmulator }: FunctionsEmulatorParts) {
  const pool = RuntimeWorkerPool.prototype;
  const emulator = FunctionsEmulator.prototype;
  const { getIdleWorker } = pool;
  const { startRuntime } = emulator;
  const starting = new Map<string, Promise<Worker>[]>();
  let turn = 0;

  pool.getIdleWorker = function shared(this: Pool, triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    if (idle !== undefined) return idle;
    const busy = this.getTriggerWorkers(triggerId, runtime).filter(({ state }) => state === 'BUSY');
    const begun = starting.get(triggerId)?.length ?? 0;
    turn += 1;
    return busy.length + begun < instances ? undefined : busy[turn % busy.length];
  };

  emulator.startRuntime = function atMost(this: Emulator, backend, trigger) {
    if (trigger === undefined) return startRuntime.call(this, backend, trigger);
    const begun = starting.get(trigger.id) ?? [];
    const [first] = begun;
    if (first !== undefined && begun.length >= instances) return first;
    const started = startRuntime.call(this, backend, trigger).finally(() => {
      starting.set(
        trigger.id,
        (starting.get(trigger.id) ?? []).filter((one) => one !== started),
      );
    });
    starting.set(trigger.id, [...begun, started]);
    return started;
  };
}
