import { parseArgs } from 'node:util';
import { runBench } from '../tests/load/runBench.ts';
import { runLauncher } from './stack/runLauncher.ts';
import { StackProblem } from './stack/stackProblem.ts';

/**
 * Measures voting under load and checks every count.
 *
 *   npm run bench [-- --save docs/bench.md]
 */
await runLauncher(async (stop) => {
  const { save } = readOptions();
  return (await runBench({ save, stop })) ? 0 : 1;
}, 130);

function readOptions(): { readonly save: string | undefined } {
  try {
    const { values } = parseArgs({ options: { save: { type: 'string' } } });
    return { save: values.save };
  } catch {
    throw new StackProblem('Uso: npm run bench [-- --save docs/bench.md]');
  }
}
