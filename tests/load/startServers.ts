import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirestoreEmulator } from '../../scripts/stack/findFirestoreEmulator.ts';
import { projectId, projectRoot } from '../../scripts/stack/projectRoot.ts';
import { bridgeEvents, type Deliveries } from './bridgeEvents.ts';
import type { Ending } from './closeAtEnd.ts';
import { emulatorCommand } from './emulatorCommand.ts';
import { enterBench } from './enterBench.ts';
import { freePorts } from './freePorts.ts';
import { listTriggers } from './listTriggers.ts';
import { registerTriggers } from './registerTriggers.ts';
import { startProcess } from './startProcess.ts';

export interface Servers {
  /** Address of each instance of the API. */
  readonly api: readonly string[];
  readonly firestorePort: number;
  readonly deliveries: Deliveries;
  /** Rejects when one of the processes ends by itself. */
  readonly died: Promise<never>;
}

export interface ServersRequest {
  readonly emulator: FirestoreEmulator;
  /** Folder of the built functions. */
  readonly bundle: string;
  readonly refreshMs: number;
  readonly ending: Ending;
  readonly stop: AbortSignal;
}

/** The deployed functions as the cloud runs them, several instances of what is busy, over the official emulator. */
export async function startServers(request: ServersRequest): Promise<Servers> {
  const { emulator, bundle, refreshMs, ending, stop } = request;
  const keys = ending.open(
    () => mkdtempSync(join(tmpdir(), 'asamblea-bench-')),
    (folder) => rm(folder, { recursive: true }),
  );
  const bridge = ending.open(
    () => createServer().listen(0, '127.0.0.1'),
    async (server) => {
      server.closeAllConnections();
      server.close();
    },
  );
  await once(bridge, 'listening');
  const [firestorePort = 0, ...ports] = await freePorts(1 + targets.length);
  const firestore = `127.0.0.1:${firestorePort}`;
  enterBench({ firestore, keys, refreshMs });

  const { port: bridgePort } = bridge.address() as AddressInfo;
  const database = startProcess({
    name: 'firestore',
    command: await emulatorCommand(emulator, firestorePort, bridgePort),
    environment: {},
    port: firestorePort,
    ending,
    stop,
  });
  const functions = targets.map(([target, signature], i) =>
    startProcess({
      name: `${target}-${i}`,
      command: [process.execPath, '--import', loopbackOnly, framework],
      environment: {
        NODE_ENV: 'production',
        FUNCTION_SOURCE: bundle,
        FUNCTION_TARGET: target,
        FUNCTION_SIGNATURE_TYPE: signature,
        PORT: String(ports[i]),
      },
      port: ports[i] ?? 0,
      ending,
      stop,
    }),
  );
  const running = await Promise.all([database, ...functions]);

  const addressesOf = (name: string) => {
    const found = targets.flatMap(([target], i) => (target === name ? [ports[i]] : []));
    if (found.length === 0) throw new Error(`The bench starts no instance of ${name}.`);
    return found.map((port) => `http://127.0.0.1:${port}`);
  };
  const triggers = await listTriggers(join(bundle, 'index.js'));
  const deliveries = bridgeEvents(
    bridge,
    new Map(triggers.map(({ name }) => [name, addressesOf(name)])),
  );
  await registerTriggers(firestore, projectId, triggers);
  const died = Promise.race(running.map((one) => one.died));
  // Everything ends on purpose at the end, when nobody waits for this any more.
  died.catch(() => undefined);
  return { api: addressesOf('api'), firestorePort, deliveries, died };
}

/** One process each: an instance of the cloud takes more requests at once than this bench sends. */
const targets = [
  ['api', 'http'],
  ['onTallyWritten', 'cloudevent'],
  ['onAttendanceWritten', 'cloudevent'],
  ['onSessionWritten', 'cloudevent'],
] as const;

const loopbackOnly = join(import.meta.dirname, 'loopbackOnly.ts');
const framework = join(
  projectRoot,
  'node_modules/@google-cloud/functions-framework/build/src/main.js',
);
