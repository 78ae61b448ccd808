import type { Plugin } from 'vite';
import { isTooHeavy, type Way, weigh, weightTable } from './budgets.ts';
import { builtFiles } from './builtFiles.ts';

/** Says what each way in weighs, and builds nothing where one weighs more than it may. */
export const withinBudget = (ways: readonly Way[]): Plugin => ({
  name: 'within-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const weighed = weigh(ways, builtFiles(bundle));
      const table = weightTable(weighed);
      if (weighed.some(isTooHeavy))
        this.error(`docs/decisions/0137-what-each-way-in-weighs.md\n${table}`);
      process.stdout.write(`${table}\n`);
    },
  },
});
