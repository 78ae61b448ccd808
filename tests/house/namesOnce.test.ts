import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Names that two files declare and that mean the same in both, each with its reason. */
const allowed: Readonly<Record<string, string>> = {
  TableRows: 'ui/ imports no domain: the same rows of texts',
  capital: 'ui/ imports no domain: the same capital letter',
  paths: 'functions give the paths of the domain, of segments that were checked',
  pdfFile: 'the server has the same paper drawn as the browser draws it',
  styleTools: 'both are css-tree for the domain, which has no parser of its own',
  tieFigures: 'ui/ imports no domain: a test keeps both alike',
};

const declaration =
  /^export (?:declare )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gmu;

function declaredTwice(): readonly string[] {
  const files = globSync('{domain,functions,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//u.test(file),
  );
  const filesOf = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ''] of readFileSync(`${root}${file}`, 'utf8').matchAll(declaration)) {
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
    }
  }
  return [...filesOf].filter(([, { size }]) => size > 1).map(([name]) => name);
}

test('an exported name is declared in one file, save those that mean the same', () => {
  expect([...declaredTwice()].sort()).toEqual(Object.keys(allowed).sort());
});
