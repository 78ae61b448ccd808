import { join } from 'node:path';
import { buildStack, webEmulators } from '../stack/buildStack.ts';
import { prepareStack, type Stack } from '../stack/prepareStack.ts';
import { projectRoot } from '../stack/projectRoot.ts';
import { duration, say } from '../stack/say.ts';
import { clientEnvironment } from '../stack/stackEnvironment.ts';
import { StackProblem } from '../stack/stackProblem.ts';
import {
  allServices,
  type Emulators,
  type ServiceName,
  startEmulators,
} from '../stack/startEmulators.ts';
import { emptyGivenFirestore } from './emptyGivenFirestore.ts';
import { runBrowserTests } from './runBrowserTests.ts';
import { runCheck } from './runCheck.ts';
import { runSuite } from './runSuite.ts';
import { addTallies, emptyTally, type Tally } from './tally.ts';

export const testParts = [
  'lint',
  'types',
  'unit',
  'web',
  'stack',
  'rules',
  'functions',
  'e2e',
] as const;
export type TestPart = (typeof testParts)[number];

/** These talk to running emulators; the others need none. */
const partsWithEmulators = ['rules', 'functions', 'e2e'] as const;
const workspaces = ['domain', 'functions', 'web', 'tests'] as const;

type Run = {
  readonly parts: readonly TestPart[];
  readonly filters: readonly string[];
  readonly stop: AbortSignal;
};

/** What needs no emulators runs while these are built and started. */
export async function runTests(run: Run): Promise<Tally> {
  const needsEmulators = partsWithEmulators.some((part) => run.parts.includes(part));
  const { stop } = run;
  const stack = needsEmulators
    ? await prepareStack({ name: 'test', command: 'npm test', extraPorts: [], stop })
    : undefined;
  const alone = runAlone(run);
  const lanes = [alone, stack === undefined ? emptyTally : runOnStack(stack, run, alone)];
  // Every lane cleans up after itself, so all must end before a failure of one goes on.
  const outcomes = await Promise.allSettled(lanes);
  return addTallies(outcomes.map(valueOrThrow));
}

/** Checks beside suites, so that no core waits for the last of either. */
async function runAlone({ parts, filters, stop }: Run): Promise<Tally> {
  const checkers = async () => {
    const tallies = parts.includes('lint') ? [await runLint(stop)] : [];
    for (const workspace of parts.includes('types') ? workspaces : []) {
      tallies.push(await checkTypes(workspace, stop));
    }
    return addTallies([...tallies, await suites('stack')]);
  };
  const suites = async (...projects: readonly TestPart[]) => {
    const tallies: Tally[] = [];
    for (const project of projects.filter((one) => parts.includes(one))) {
      tallies.push(await runSuite({ project, environment: process.env, filters, stop }));
    }
    return addTallies(tallies);
  };
  const lanes = await Promise.allSettled([checkers(), suites('unit', 'web')]);
  return addTallies(lanes.map(valueOrThrow));
}

async function runOnStack(stack: Stack, run: Run, alone: Promise<Tally>): Promise<Tally> {
  try {
    const emulators = await openEmulators(stack, run);
    try {
      // On two cores the suites would only make each other slow.
      await alone;
      return await runWithEmulators(stack, run);
    } finally {
      await emulators.stop();
    }
  } catch (error) {
    if (!(error instanceof StackProblem)) throw error;
    say(`✗ ${error.message}`);
    return { ...emptyTally, failed: 1 };
  } finally {
    await stack.folders.close();
  }
}

async function openEmulators(stack: Stack, { parts, stop }: Run): Promise<Emulators> {
  const needsWeb = parts.includes('e2e');
  if (needsWeb) await buildStack({ mode: 'test', emulators: webEmulators(stack), stop });
  await emptyGivenFirestore(stack.emulator);
  const startedAt = performance.now();
  const services: readonly ServiceName[] = needsWeb ? allServices : ['auth', 'firestore'];
  const emulators = await startEmulators({ ...stack, services, stop });
  say(`Emuladores: ${duration(performance.now() - startedAt)}`);
  return emulators;
}

async function runWithEmulators(stack: Stack, { parts, filters, stop }: Run): Promise<Tally> {
  const environment = clientEnvironment(stack);
  const mayBeEmpty = filters.length > 0;
  const runLane = async (projects: readonly string[]) => {
    const tallies: Tally[] = [];
    for (const project of projects) {
      tallies.push(await runSuite({ project, environment, filters, stop, mayBeEmpty }));
    }
    return addTallies(tallies);
  };
  // The longest beside the others, and the first browsers beside its end: where one waits another works.
  const rules = parts.includes('rules') ? ['rules'] : [];
  const withFunctions = parts.includes('functions');
  const functions = runLane(withFunctions ? ['functions'] : []);
  const shorter = runLane(withFunctions ? [...rules, 'accounts', 'apart'] : rules);
  const browsers = shorter.then(async () => {
    if (!parts.includes('e2e')) return emptyTally;
    return addTallies(await runBrowserTests({ stack, filters, before: functions, stop }));
  });
  const lanes = await Promise.allSettled([functions, shorter, browsers]);
  return addTallies(lanes.map(valueOrThrow));
}

function runLint(stop: AbortSignal): Promise<Tally> {
  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const command = [process.execPath, biome, 'ci', '.'] as const;
  return runCheck({ title: 'estilo', name: 'test-lint', command: [...command], stop });
}

function checkTypes(workspace: string, stop: AbortSignal): Promise<Tally> {
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const command = [
    process.execPath,
    compiler,
    '--noEmit',
    '-p',
    `${workspace}/tsconfig.json`,
  ] as const;
  const name = `test-types-${workspace}`;
  return runCheck({ title: `tipos de ${workspace}`, name, command: [...command], stop });
}

function valueOrThrow<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
