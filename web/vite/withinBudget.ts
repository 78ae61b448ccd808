import type { Plugin } from 'vite';
import { type BuiltFile, isTooHeavy, type Way, weigh, weightTable } from './budgets.ts';

/** Says what each way in weighs, and builds nothing where one weighs more than it may. */
export const withinBudget = (ways: readonly Way[]): Plugin => ({
  name: 'within-budget',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.values(bundle).flatMap((file): BuiltFile[] => {
        if (file.type !== 'chunk') return [];
        const { fileName: name, code, imports, moduleIds: sources, isEntry } = file;
        return [{ name, code, imports, sources, facade: file.facadeModuleId, isEntry }];
      });
      const weighed = weigh(ways, files);
      const table = weightTable(weighed);
      if (weighed.some(isTooHeavy))
        this.error(`docs/decisions/0137-what-each-way-in-weighs.md\n${table}`);
      process.stdout.write(`${table}\n`);
    },
  },
});
