import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { readModule } from './readModule.ts';

/** One file that names something of a file in another folder; both are paths from the root. */
export interface FolderTie {
  readonly from: string;
  readonly to: string;
  readonly names: readonly string[];
}

/** The files of all workspaces, tests aside, and what ties their folders. */
export interface Folders {
  readonly files: readonly string[];
  readonly ties: readonly FolderTie[];
}

/**
 * Reads every folder with TypeScript, whether it lies in a chapter or not. Only relative imports tie: what
 * comes from `@asamblea/domain` names no folder.
 *
 * @throws a file that cannot be parsed
 */
export function readFolders(root: string): Folders {
  const files = globSync('{domain,functions,web,auditor,scripts,tests}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
    .filter((file) => !/\.test\.tsx?$/u.test(file))
    .sort();
  const known = new Set(files);
  const ties = files.flatMap((from) => {
    const named = new Map<string, string[]>();
    for (const { source, name } of readModule(root, from).imports) {
      if (!known.has(source) || dirname(source) === dirname(from)) continue;
      named.set(source, [...(named.get(source) ?? []), name]);
    }
    return [...named].map(([to, names]) => ({ from, to, names }));
  });
  return { files, ties };
}
