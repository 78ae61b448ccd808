import { parseArgs } from 'node:util';
import { benchMeasures } from '../tests/load/benchMeasures.ts';
import type { Measure } from '../tests/load/measures/measure.ts';
import { runBench } from '../tests/load/runBench.ts';
import { runPages } from '../tests/load/runPages.ts';
import { StackProblem } from './stack/process/stackProblem.ts';
import { runLauncher } from './stack/runLauncher.ts';

const names = ['pages', ...benchMeasures.map(({ name }) => name)].join('|');

/**
 * Measures the product under load and checks every count.
 *
 *   npm run bench [-- --save docs/bench.md] [--only <measure>]
 *
 * `--only`: one measure of `tests/load/benchMeasures.ts` alone. Each begins with an empty database. `pages`, how the
 * ballot and the pages of the staff load, needs the whole stack and is no part of the others.
 */
await runLauncher(async (stop) => {
  const { save, only } = readOptions();
  if (only === 'pages') return (await runPages({ save, stop })) ? 0 : 1;
  const isWhole = only === undefined;
  return (await runBench({ measures: isWhole ? benchMeasures : only, isWhole, save, stop }))
    ? 0
    : 1;
}, 130);

interface BenchOptions {
  readonly save: string | undefined;
  readonly only: readonly Measure[] | 'pages' | undefined;
}

function readOptions(): BenchOptions {
  const usage = new StackProblem(`Uso: npm run bench [-- --save docs/bench.md] [--only ${names}]`);
  try {
    const options = { save: { type: 'string' }, only: { type: 'string' } } as const;
    const { save, only } = parseArgs({ options }).values;
    if (only === undefined || only === 'pages') return { save, only };
    const chosen = benchMeasures.filter(({ name }) => name === only);
    if (chosen.length === 0) throw usage;
    return { save, only: chosen };
  } catch {
    throw usage;
  }
}
