import { dirname } from 'node:path';
import type { Folders, FolderTie } from './readFolders.ts';

/** Two folders that name each other. */
export interface TiedFolders {
  /** `web/src/app/frame ↔ web/src/app/routes`, the earlier of the alphabet first. */
  readonly between: string;
  /** Those of the direction with fewer of them, which is the shorter one to mend. */
  readonly fewer: readonly FolderTie[];
}

/** The pairs of folders that name each other, each once, in the order of the alphabet. */
export function foldersTiedBothWays({ ties }: Folders): TiedFolders[] {
  const found = new Map<string, FolderTie[]>();
  for (const tie of ties) {
    const way = wayOf(dirname(tie.from), dirname(tie.to));
    found.set(way, [...(found.get(way) ?? []), tie]);
  }
  return [...found]
    .flatMap(([way, along]) => {
      const [from = '', to = ''] = way.split(' ');
      const against = found.get(wayOf(to, from));
      if (against === undefined || from > to) return [];
      return [
        { between: `${from} ↔ ${to}`, fewer: against.length < along.length ? against : along },
      ];
    })
    .sort((a, b) => (a.between < b.between ? -1 : 1));
}

function wayOf(from: string, to: string): string {
  return `${from} ${to}`;
}

/** Folders with more than `most` files, tests and folders in them aside, the largest first. */
export function largeFolders({ files }: Folders, most: number): string[] {
  const count = new Map<string, number>();
  for (const file of files) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1);
  return [...count]
    .filter(([, files]) => files > most)
    .sort((a, b) => b[1] - a[1])
    .map(([folder, files]) => `${folder}: ${files}`);
}
