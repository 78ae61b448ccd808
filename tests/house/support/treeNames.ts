import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const roots = [
  ...[
    'auditor',
    'domain/src',
    'functions',
    'scripts',
    'tests',
    'web/public',
    'web/src',
    'web/vite',
  ],
  'docs',
];

const skipped = /(?:^|\/)(?:node_modules|lib|dist|coverage)(?:\/|$)/u;

const inside = (root: string, recursive: boolean) =>
  readdirSync(root, { recursive, encoding: 'utf8' }).map((file) => join(root, file));

/** Every file and folder that docs may name, as paths from the root of the repository. */
export const treeFiles: readonly string[] = [
  ...['.', 'web'].flatMap((root) => inside(root, false)),
  ...roots.flatMap((root) => inside(root, true)),
].filter((file) => !skipped.test(file) && file !== 'package-lock.json');

const words = new Set(
  treeFiles
    .filter((file) => /\.(?:tsx?|m?js|css|rules|json)$/u.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z_$][\w$]*/gu) ?? []),
);

/** Whether the code has a word: the name of a function, a type, a field or anything else. */
export function hasWord(name: string): boolean {
  return words.has(name);
}

/** Whether a file or folder ends in this path, whole names only. */
export function hasPath(path: string): boolean {
  return treeFiles.some((file) => `/${file}`.endsWith(`/${path.replace(/\/$/u, '')}`));
}
