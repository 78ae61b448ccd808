import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resetEmulator } from '../../../functions/src/testing/database/emptyDatabase.ts';
import type { FirestoreEmulator } from '../../../scripts/stack/ports/findFirestoreEmulator.ts';
import { projectId, projectRoot } from '../../../scripts/stack/process/projectRoot.ts';
import type { Ending } from '../../../scripts/testing/closeAtEnd.ts';
import { freePorts } from '../../../scripts/testing/freePorts.ts';
import { bridgeEvents, type Deliveries } from './bridgeEvents.ts';
import { emulatorCommand } from './emulatorCommand.ts';
import { enterBench } from './enterBench.ts';
import { listTriggers } from './listTriggers.ts';
import { registerTriggers } from './registerTriggers.ts';
import { startProcess } from './startProcess.ts';

export interface Servers {
  readonly programs: readonly Program[];
  /** Address of each instance of the API. */
  readonly api: readonly string[];
  readonly firestorePort: number;
  readonly deliveries: Deliveries;
  /** Rejects when one of the processes ends by itself. */
  readonly died: Promise<never>;
  /** Leaves the database as it was when it started. */
  empty(): Promise<void>;
}

/** How often a trigger shows what changed. */
export const refreshMs = 500;

/** One of the processes, and the place of its profile. */
export interface Program {
  readonly name: string;
  readonly pid: number;
  readonly profile: string;
}

export interface ServersRequest {
  readonly emulator: FirestoreEmulator;
  /** Folder of the built functions. */
  readonly bundle: string;
  readonly ending: Ending;
  readonly stop: AbortSignal;
}

/**
 * The deployed functions as the cloud runs them, several instances of the busy ones, over the official
 * emulator.
 */
export async function startServers(request: ServersRequest): Promise<Servers> {
  const { emulator, bundle, ending, stop } = request;
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

  const profileOf = (name: string) => join(keys, `${name}.cpuprofile`);
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
      command: [process.execPath, '--import', loopbackOnly, '--import', profileOnSignal, framework],
      environment: {
        NODE_ENV: 'production',
        FUNCTION_SOURCE: bundle,
        FUNCTION_TARGET: target,
        FUNCTION_SIGNATURE_TYPE: signature,
        PORT: String(ports[i]),
        PROFILE_FILE: profileOf(`${target}-${i}`),
      },
      port: ports[i] ?? 0,
      ending,
      stop,
    }),
  );
  const running = await Promise.all([database, ...functions]);
  const programs = running.map(({ name, pid }) => ({ name, pid, profile: profileOf(name) }));

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
  return {
    ...{ programs, api: addressesOf('api'), firestorePort, deliveries, died },
    async empty() {
      await resetEmulator();
      await registerTriggers(firestore, projectId, triggers);
    },
  };
}

/** An instance of the cloud takes more requests at once than this bench sends; the API has two, so that they compete. */
const targets = [
  ['api', 'http'],
  ['api', 'http'],
  ['onTallyWritten', 'cloudevent'],
  ['onAttendanceWritten', 'cloudevent'],
  ['onSessionWritten', 'cloudevent'],
] as const;

const loopbackOnly = join(import.meta.dirname, 'loopbackOnly.ts');
const profileOnSignal = join(import.meta.dirname, 'profileOnSignal.ts');
const framework = join(
  projectRoot,
  'node_modules/@google-cloud/functions-framework/build/src/main.js',
);
