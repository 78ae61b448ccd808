import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const chapterFiles = globSync('domain/src/*.ts', { cwd: root }).filter(
  (file) => !/\.test\.ts$|\/index\.ts$/u.test(file),
);

const textOf = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => /node_modules|\/dist$/u.test(name) });

/** The names between braces, as their file declares them: `type Question as Asked` is `Question`. */
function namesIn(text: string, statement: RegExp): readonly string[] {
  return [...text.matchAll(statement)].flatMap(([, braces = '']) =>
    braces
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /u, '')
          .replace(/ as .*$/u, ''),
      )
      .filter((name) => name !== ''),
  );
}

test('only the index of the domain gives another file whole, and only those that name what they give', () => {
  const stars = filesOf('{auditor,domain,functions,scripts,web}/**/*.{ts,tsx}').flatMap((file) =>
    [...textOf(file).matchAll(/^export (?:type )?\* from '(.+)';/gmu)].map(
      ([, from = '']) => `${file} ${from}`,
    ),
  );
  const joined = chapterFiles
    .filter((file) => !/\/(?:contract|paths)\.ts$/u.test(file))
    .map((file) => `domain/src/index.ts ./${file.slice('domain/src/'.length)}`);
  expect(stars.sort()).toEqual(joined.sort());
});

/** Two tests walk all endpoints and their schemas by how their names end. */
const isWalked = (name: string) => /(?:Endpoints|Schemas)$/u.test(name);

test('the domain gives only names that another workspace imports', () => {
  const taken = new Set(
    filesOf('{auditor,functions,scripts,tests,web}/**/*.{ts,tsx}').flatMap((file) =>
      namesIn(textOf(file), /import (?:type )?\{([^}]*)\} from '@asamblea\/domain'/gu),
    ),
  );
  const given = chapterFiles.flatMap((file) =>
    namesIn(textOf(file), /^export (?:type )?\{([^}]*)\} from/gmu),
  );
  expect(given.filter((name) => !taken.has(name) && !isWalked(name))).toEqual([]);
});
