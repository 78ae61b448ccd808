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
function hasPath(path: string): boolean {
  return treeFiles.some((file) => `/${file}`.endsWith(`/${path.replace(/\/$/u, '')}`));
}

/** Whether a quoted name could be one of ours: a path of code, or a word with a capital inside. */
const isName = (name: string) =>
  /^[\w./-]+\.(?:tsx?|m?js|css|json)$/u.test(name) || /^[A-Za-z][a-z]+[A-Z]\w*$/u.test(name);

/** A path from the root has to be whole; a shorter one is found by the name of its file. */
function exists(name: string): boolean {
  if (!name.includes('.')) return hasWord(name);
  const isWhole = /^(?:auditor|domain|functions|scripts|tests|web)\//u.test(name);
  return hasPath(isWhole ? name : name.slice(name.lastIndexOf('/') + 1));
}

/** The names that a page quotes as code and that are no file and no word of the code. */
export function goneNames(page: string): readonly string[] {
  return [...page.matchAll(/`([^`\n]+)`/gu)]
    .map(([, name = '']) => name)
    .filter((name) => isName(name) && !exists(name));
}
