import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { paths, type Role } from '@asamblea/domain';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { assemblyId, type Persona, personas, type Token } from './personas.ts';
import { seedAssembly } from './seedAssembly.ts';

export type Firestore = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']
>;

export interface Rules {
  /** The database as that persona reaches it. */
  as(persona: Persona): Firestore;
  /** The same over a new connection, which has not seen anything yet. */
  asNewcomer(persona: Persona): Firestore;
  /** Leaves the persona `reader` with these routes and all of their parts, and no other, in that role. */
  giveRoutes(routes: readonly string[], role?: Role): Promise<void>;
  /** Changes what is stored, past the rules. */
  change(write: (db: Firestore) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/**
 * The project's rules in a database of this worker, over the same small assembly every time.
 * Each persona, and the writer past the rules, keeps one connection: opening them is the slow part.
 */
export async function openRules(): Promise<Rules> {
  // The SDK tells every refusal on the console; here refusals are what is expected.
  setLogLevel('silent');
  const environment = await reachEmulator();
  await environment.clearFirestore();
  const owner = await openOwner(environment);
  await seedAssembly(owner.db);
  const opened = new Map<Persona, Firestore>();
  const asNewcomer: Rules['asNewcomer'] = (persona) => signIn(environment, personas[persona]);
  const as: Rules['as'] = (persona) => {
    const db = opened.get(persona) ?? asNewcomer(persona);
    opened.set(persona, db);
    return db;
  };
  // An emulator that lets everything through would make every passing test meaningless.
  await assertFails(as('stranger').doc(paths.assembly(assemblyId)).get());
  return {
    as,
    asNewcomer,
    change: async (write) => {
      await write(owner.db);
    },
    giveRoutes: async (routes, role = 'admin') => {
      const reader = owner.db.doc(paths.member(assemblyId, 'reader'));
      await reader.update({ role, routesAvailable: routes, fullRouteComponents: routes });
    },
    close: async () => {
      await owner.close();
      await environment.cleanup();
    },
  };
}

/** The environment takes its connection past the rules back when the work with it ends: here, at the close. */
async function openOwner(environment: RulesTestEnvironment) {
  const { promise: closing, resolve: close } = Promise.withResolvers<void>();
  const { promise: opened, resolve: open } = Promise.withResolvers<Firestore>();
  const ended = environment.withSecurityRulesDisabled((context) => {
    open(context.firestore());
    return closing;
  });
  return {
    db: await opened,
    close: () => {
      close();
      return ended;
    },
  };
}

/** Where this worker has loaded the rules: they stay, and loading them takes the emulator as long as many tests. */
let loadedInto: string | undefined;

async function reachEmulator(): Promise<RulesTestEnvironment> {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (address === undefined || address === '') {
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set, and these tests need the Firestore emulator: run them with `npm test`.',
    );
  }
  const { hostname: host, port } = new URL(`http://${address}`);
  const projectId = `demo-rules-${process.env.VITEST_POOL_ID}`;
  const loads = loadedInto === projectId ? {} : { rules: await readRules() };
  const firestore = { host, port: Number(port), ...loads };
  const environment = await initializeTestEnvironment({ projectId, firestore }).catch(
    (cause: unknown) => {
      throw new Error(`The Firestore emulator at ${address} did not take the rules.`, { cause });
    },
  );
  loadedInto = projectId;
  return environment;
}

function readRules(): Promise<string> {
  return readFile(fileURLToPath(new URL('../../../firestore.rules', import.meta.url)), 'utf8');
}

function signIn(environment: RulesTestEnvironment, token: Token | null): Firestore {
  if (token === null) return environment.unauthenticatedContext().firestore();
  const { uid, ...claims } = token;
  return environment.authenticatedContext(uid, claims).firestore();
}
