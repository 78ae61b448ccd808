import type { Rolldown } from 'vite';
import type { BuiltFile } from './budgets.ts';

/** The scripts of a build. */
export function builtFiles(bundle: Rolldown.OutputBundle): readonly BuiltFile[] {
  return Object.values(bundle).flatMap((file): BuiltFile[] => {
    if (file.type !== 'chunk') return [];
    const { fileName: name, code, imports, moduleIds: sources, isEntry } = file;
    return [{ name, code, imports, sources, facade: file.facadeModuleId, isEntry }];
  });
}
