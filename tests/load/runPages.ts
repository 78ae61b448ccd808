import { buildStack, webEmulators } from '../../scripts/stack/buildStack.ts';
import { allServices } from '../../scripts/stack/emulators/services.ts';
import { clientEnvironment } from '../../scripts/stack/emulators/stackEnvironment.ts';
import { startEmulators } from '../../scripts/stack/emulators/startEmulators.ts';
import { prepareStack } from '../../scripts/stack/prepareStack.ts';
import { say } from '../../scripts/stack/process/say.ts';
import { closeAtEnd } from '../../scripts/testing/closeAtEnd.ts';
import { launchBrowser } from '../../scripts/testing/launchBrowser.ts';
import { startFront } from '../../scripts/testing/startFront.ts';
import { writeTable } from './figures/writeTable.ts';
import type { Check } from './hall/checkQuestion.ts';
import { measureBallot, type PageMeasure } from './measures/measureBallot.ts';
import { sayCheck } from './report/writeReport.ts';
import { type BenchRequest, saveBlocks } from './runBench.ts';

const runs = 7;
/** The longest wait of a voter for the ballot. */
const ballotMs = 2_500;

/**
 * Only how pages load: the ballot, the desk and the chair, on a slow network and processor. In a process of
 * its own, which the emulators of the tests lend their environment.
 */
export function runPages({ save, stop }: Pick<BenchRequest, 'save' | 'stop'>): Promise<boolean> {
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
    const checks = measures.filter(({ path }) => path === '/votes/current').map(judgeBallot);
    const blocks = [writePages(measures), checks.map(sayCheck).join('\n')];
    say(`\n${blocks.join('\n\n')}\n`);
    if (save !== undefined) await saveBlocks(save, blocks);
    return checks.every(({ isMet }) => isMet);
  });
}

function writePages(measures: readonly PageMeasure[]): string {
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

function judgeBallot({ ready }: PageMeasure): Check {
  return {
    text: 'la papeleta está lista en menos de 2,5 s en un teléfono lento, con una red lenta',
    isMet: ready < ballotMs,
    detail: `${Math.round(ready)} ms`,
  };
}
