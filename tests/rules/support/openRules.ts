import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { paths } from '@asamblea/domain';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { assemblyId, type Persona, personas, type Token } from './personas.ts';
import { seedAssembly } from './seedAssembly.ts';

export type Firestore = ReturnType<
  ReturnType<RulesTestEnvironment['unauthenticatedContext']>['firestore']
>;

export interface Rules {
  /** The database as that persona reaches it. */
  as(persona: Persona): Firestore;
  /** Leaves the persona `reader` with these routes and no other. */
  giveRoutes(routes: readonly string[]): Promise<void>;
  /** Changes what is stored, past the rules. */
  change(write: (db: Firestore) => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Loads the project's rules into the emulator, over the same small assembly every time. */
export async function openRules(): Promise<Rules> {
  // The SDK tells every refusal on the console; here refusals are what is expected.
  setLogLevel('silent');
  const environment = await reachEmulator();
  const change: Rules['change'] = (write) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await write(context.firestore());
    });
  await environment.clearFirestore();
  await change(seedAssembly);
  return {
    change,
    as: (persona) => signIn(environment, personas[persona]),
    giveRoutes: (routes) =>
      change((db) =>
        db.doc(paths.member(assemblyId, 'reader')).update({ routesAvailable: routes }),
      ),
    close: () => environment.cleanup(),
  };
}

async function reachEmulator(): Promise<RulesTestEnvironment> {
  const address = process.env.FIRESTORE_EMULATOR_HOST;
  if (address === undefined || address === '') {
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set, and these tests need the Firestore emulator: run them with `npm test`.',
    );
  }
  const { hostname: host, port } = new URL(`http://${address}`);
  const rules = await readFile(
    fileURLToPath(new URL('../../../firestore.rules', import.meta.url)),
    'utf8',
  );
  return initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host, port: Number(port), rules },
  }).catch((cause: unknown) => {
    throw new Error(`The Firestore emulator at ${address} did not take the rules.`, { cause });
  });
}

function signIn(environment: RulesTestEnvironment, token: Token | null): Firestore {
  if (token === null) return environment.unauthenticatedContext().firestore();
  const { uid, ...claims } = token;
  return environment.authenticatedContext(uid, claims).firestore();
}
