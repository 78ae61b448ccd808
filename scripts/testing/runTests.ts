import { buildStack, webEmulators } from '../stack/buildStack.ts';
import type { ServiceName } from '../stack/emulators/services.ts';
import { allServices } from '../stack/emulators/services.ts';
import { clientEnvironment } from '../stack/emulators/stackEnvironment.ts';
import { type Emulators, startEmulators } from '../stack/emulators/startEmulators.ts';
import { prepareStack, type Stack } from '../stack/prepareStack.ts';
import { duration, say } from '../stack/process/say.ts';
import { StackProblem } from '../stack/process/stackProblem.ts';
import { lintSteps, typeSteps } from './checkSteps.ts';
import type { DrawnFiles } from './drawBrowserFiles.ts';
import { emptyGivenFirestore } from './emptyGivenFirestore.ts';
import { runBrowserTests } from './runBrowserTests.ts';
import { runChecks } from './runCheck.ts';
import { runSuite } from './runSuite.ts';
import { startDatabases } from './startDatabases.ts';
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
type TestPart = (typeof testParts)[number];

/** These talk to running emulators; the others need none. */
const partsWithEmulators = ['rules', 'functions', 'e2e'] as const;

/** One for each worker of `functions`, and one for what is quick. */
const databasesOfTheirOwn = 3;

type Run = {
  readonly parts: readonly TestPart[];
  readonly filters: readonly string[];
  /** Which browser tests are made; those of the filters where none were drawn. */
  readonly drawn: DrawnFiles | undefined;
  readonly stop: AbortSignal;
};

/**
 * Three lanes, so that no core waits for the last of any: checks, then accounts, then the browsers of the
 * demonstration; the domain, then functions, then the journeys; the stack, then the web, then rules and the
 * separate tests. Emulators are built and started beside the first of all.
 */
export async function runTests(run: Run): Promise<Tally> {
  const needsEmulators = partsWithEmulators.some((part) => run.parts.includes(part));
  const stack = needsEmulators
    ? await prepareStack({ name: 'test', command: 'npm test', extraPorts: [], stop: run.stop })
    : undefined;
  const first = {
    checks: runOwnChecks(run),
    unit: runAlone(run, ['unit']),
    web: runAlone(run, ['stack', 'web']),
  };
  const lanes = [
    first.checks,
    first.unit,
    first.web,
    stack === undefined ? emptyTally : runOnStack(stack, run, first),
  ];
  // Every lane cleans up after itself, so all must end before a failure of one goes on.
  const outcomes = await Promise.allSettled(lanes);
  return addTallies(outcomes.map(valueOrThrow));
}

/** The parts that have to end before each lane goes on to the emulators. */
interface FirstParts {
  readonly checks: Promise<Tally>;
  readonly unit: Promise<Tally>;
  readonly web: Promise<Tally>;
}

/** One after another: the other lanes have the other cores. */
function runOwnChecks({ parts, stop }: Run): Promise<Tally> {
  const lint = parts.includes('lint') ? lintSteps : [];
  const types = parts.includes('types') ? typeSteps : [];
  return runChecks([...lint, ...types], 1, stop);
}

function runAlone(run: Run, suites: readonly TestPart[]): Promise<Tally> {
  const asked = suites.filter((part) => run.parts.includes(part));
  return runProjects(run, asked);
}

/** Where suites run, and whether the filters may leave nothing of one. */
type Place = Pick<Parameters<typeof runSuite>[0], 'environment' | 'mayBeEmpty'>;

/** One after another. */
async function runProjects(
  { filters, stop }: Run,
  projects: readonly string[],
  place: Place = { environment: process.env },
): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const project of projects) {
    tallies.push(await runSuite({ ...place, project, filters, stop }));
  }
  return addTallies(tallies);
}

async function runOnStack(stack: Stack, run: Run, first: FirstParts): Promise<Tally> {
  try {
    const emulators = await openEmulators(stack, run);
    try {
      return await runWithDatabases(stack, run, first);
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

async function runWithDatabases(stack: Stack, run: Run, first: FirstParts): Promise<Tally> {
  const areWanted = run.parts.some((part) => part === 'rules' || part === 'functions');
  const count = areWanted ? databasesOfTheirOwn : 0;
  const databases = await startDatabases(stack, count, run.stop);
  try {
    return await runWithEmulators(stack, run, { ...first, hosts: databases.hosts });
  } finally {
    await databases.stop();
  }
}

async function runWithEmulators(
  stack: Stack,
  run: Run,
  first: FirstParts & { readonly hosts: readonly string[] },
): Promise<Tally> {
  const [quickHost = '', ...hosts] = first.hosts;
  const lane = (projects: readonly string[], more: NodeJS.ProcessEnv) => {
    const environment = { ...clientEnvironment(stack), ...more };
    return runProjects(run, projects, { environment, mayBeEmpty: run.filters.length > 0 });
  };
  const asked = (part: TestPart, project: string = part) =>
    run.parts.includes(part) ? [project] : [];
  const functions = first.unit.then(() =>
    lane(asked('functions'), { ASAMBLEA_DATABASES: hosts.join(' ') }),
  );
  const own = { FIRESTORE_EMULATOR_HOST: quickHost };
  const accounts = first.checks.then(() => lane(asked('functions', 'accounts'), {}));
  const quick = first.web.then(() =>
    lane([...asked('rules'), ...asked('functions', 'apart')], own),
  );
  const browsers = accounts.then(async () => {
    if (!run.parts.includes('e2e')) return emptyTally;
    return addTallies(await runBrowserTests({ ...run, stack, beforeJourneys: functions }));
  });
  const lanes = await Promise.allSettled([functions, accounts, quick, browsers]);
  return addTallies(lanes.map(valueOrThrow));
}

function valueOrThrow<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
