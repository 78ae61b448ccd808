import { parseArgs } from 'node:util';
import { runBench } from '../tests/load/runBench.ts';
import { runCosts } from '../tests/load/runCosts.ts';
import { runDesks } from '../tests/load/runDesks.ts';
import { runPages } from '../tests/load/runPages.ts';
import { runLauncher } from './stack/runLauncher.ts';
import { StackProblem } from './stack/stackProblem.ts';

const runs = { costs: runCosts, desks: runDesks, pages: runPages };

/**
 * Measures voting under load and checks every count.
 *
 *   npm run bench [-- --save docs/bench.md] [--only costs|desks|pages]
 *
 * `--only costs`: reads, bytes and memory, without votes. `--only desks`: what desks wait for. `--only pages`: how pages load on a slow phone.
 */
await runLauncher(async (stop) => {
  const { save, only } = readOptions();
  const run = only === undefined ? runBench : runs[only];
  return (await run({ save, stop })) ? 0 : 1;
}, 130);

interface BenchOptions {
  readonly save: string | undefined;
  readonly only: keyof typeof runs | undefined;
}

function readOptions(): BenchOptions {
  const usage = new StackProblem(
    'Uso: npm run bench [-- --save docs/bench.md] [--only costs|desks|pages]',
  );
  try {
    const options = { save: { type: 'string' }, only: { type: 'string' } } as const;
    const { save, only } = parseArgs({ options }).values;
    if (only !== undefined && only !== 'costs' && only !== 'desks' && only !== 'pages') throw usage;
    return { save, only };
  } catch {
    throw usage;
  }
}
