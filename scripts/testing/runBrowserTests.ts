import { basename } from 'node:path';
import { clientEnvironment } from '../stack/emulators/stackEnvironment.ts';
import type { Stack } from '../stack/prepareStack.ts';
import { say } from '../stack/process/say.ts';
import { runSeed } from '../stack/runSeed.ts';
import { startTick } from '../stack/startTick.ts';
import { closeAtEnd } from './closeAtEnd.ts';
import type { DrawnFiles } from './drawBrowserFiles.ts';
import { runSuite } from './runSuite.ts';
import { serveBrowser } from './serveBrowser.ts';
import { startFront } from './startFront.ts';
import { addTallies, type Tally } from './tally.ts';

/**
 * The tests that need a browser: those of Hosting itself, on the emulators as `npm start` has them, then the
 * visits to the demonstration behind the front; and beside both the journeys, behind it too.
 */
export async function runBrowserTests(request: {
  readonly stack: Stack;
  readonly filters: readonly string[];
  /** Which files are made; those of the filters where none were drawn. */
  readonly drawn: DrawnFiles | undefined;
  /** The work that must end before the journeys begin. */
  readonly beforeJourneys: Promise<unknown>;
  readonly stop: AbortSignal;
}): Promise<readonly Tally[]> {
  const { stack, filters, drawn, beforeJourneys, stop } = request;
  if (drawn !== undefined) say(describeDrawn(drawn));
  const environment = clientEnvironment(stack);
  await runSeed({ environment, withTestAssembly: true, stop });
  return closeAtEnd(stop, async (ending) => {
    const hosting = `http://127.0.0.1:${stack.ports.hosting}`;
    const [browser, front] = await Promise.all([
      ending.open(serveBrowser, async (made) => (await made).close()),
      ending.open(
        () => startFront({ stack, environment, stop }),
        async (made) => (await made).stop(),
      ),
    ]);
    // The emulator begins a process for each of many requests at once: a call of the clock would wait behind them.
    await ending.open(
      () => startTick(front.address, stack.folders.keys),
      async (made) => (await made).stop(),
    );
    const asked = drawn?.files ?? filters;
    const suite = (project: string, address: string) => {
      const served = {
        ...{ ASAMBLEA_BROWSER: browser.wsEndpoint(), ASAMBLEA_HOSTING: address },
        ASAMBLEA_ZOOM_API: front.zoom,
      };
      const mayBeEmpty = asked.length > 0;
      const name = { project, environment: { ...environment, ...served } };
      return runSuite({ ...name, filters: asked, stop, mayBeEmpty });
    };
    return Promise.all([
      suite('e2e', hosting).then(async (tally) =>
        addTallies([tally, await suite('visits', front.address)]),
      ),
      beforeJourneys.then(async () =>
        addTallies([
          await suite('journeys', front.address),
          await suite('journeys-apart', front.address),
        ]),
      ),
    ]);
  });
}

function describeDrawn({ files, of }: DrawnFiles): string {
  const names = files.map((file) => basename(file, '.test.ts')).join(', ');
  return `Recorridos en el navegador: ${files.length} de ${of} (npm run verify hace todos): ${names}`;
}
