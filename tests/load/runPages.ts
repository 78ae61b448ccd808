import { buildStack, webEmulators } from '../../scripts/stack/buildStack.ts';
import { prepareStack } from '../../scripts/stack/prepareStack.ts';
import { say } from '../../scripts/stack/say.ts';
import { allServices } from '../../scripts/stack/services.ts';
import { clientEnvironment } from '../../scripts/stack/stackEnvironment.ts';
import { StackProblem } from '../../scripts/stack/stackProblem.ts';
import { startEmulators } from '../../scripts/stack/startEmulators.ts';
import { startFront } from '../../scripts/testing/startFront.ts';
import { launchBrowser } from '../support/launchBrowser.ts';
import { closeAtEnd } from './closeAtEnd.ts';
import { measureBallot, type PageMeasure } from './measureBallot.ts';
import type { BenchRequest } from './runBench.ts';
import { writeTable } from './writeTable.ts';

const runs = 7;
/** What a voter waits for the ballot, at most. */
const ballotMs = 2_500;

/**
 * Only how pages load: the ballot, the desk and the chair, on a slow network and processor. In a process of
 * its own, which the emulators of the tests lend their environment.
 */
export function runPages({ save, stop }: BenchRequest): Promise<boolean> {
  if (save !== undefined) throw new StackProblem('Solo se guarda el banco entero, o sus costos.');
  return closeAtEnd(stop, async (ending) => {
    const asked = { name: 'test', command: 'npm run bench', extraPorts: [], stop } as const;
    const preparing = prepareStack(asked);
    const stack = await ending.open(
      () => preparing,
      async () => (await preparing).folders.close(),
    );
    await buildStack({ mode: 'test', emulators: webEmulators(stack), stop });
    await ending.open(
      () => startEmulators({ ...stack, services: allServices, stop }),
      async (made) => (await made).stop(),
    );
    const environment = clientEnvironment(stack);
    const front = await ending.open(
      () => startFront({ stack, environment, compressed: true, stop }),
      async (made) => (await made).stop(),
    );
    Object.assign(process.env, environment, { ASAMBLEA_HOSTING: front.address });
    const browser = await ending.open(launchBrowser, async (made) => (await made).close());
    const measures = await measureBallot(browser, runs);
    say(`\n${writePages(measures)}\n`);
    return measures.every(({ path, ready }) => path !== '/votes/current' || ready <= ballotMs);
  });
}

export function writePages(measures: readonly PageMeasure[]): string {
  const kilobytes = (bytes: number | null) =>
    bytes === null ? '—' : (bytes / 1000).toFixed(0).concat(' kB');
  return writeTable(
    ['Página', 'Lista', 'Peticiones', 'JS hasta entonces', 'JS en total'],
    measures.map(({ path, ready, requests, scriptBytes, allScriptBytes }) => [
      ...[path, `${Math.round(ready)} ms`, String(requests)],
      ...[kilobytes(scriptBytes), kilobytes(allScriptBytes)],
    ]),
  );
}
