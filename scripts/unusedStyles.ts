import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { projectRoot } from './stack/process/projectRoot.ts';
import { say } from './stack/process/say.ts';

/**
 * Whether each class of our style sheets is named by a page, and `app/styles.css` brings each sheet.
 *
 *   node scripts/unusedStyles.ts
 */
const sources = join(projectRoot, 'web/src');
const read = (name: string) => readFileSync(join(sources, name), 'utf8');

const code = globSync('**/*.{ts,tsx}', { cwd: sources, exclude: ['**/*.test.tsx'] });
const words = new Set(code.flatMap((name) => read(name).match(/[a-z][\w-]*/gu) ?? []));
// `button-${look}`: what follows is a word by itself.
const starts = new Set([...words].filter((word) => word.endsWith('-')));

const sheets = globSync('**/*.css', { cwd: sources });
const brought = read('app/styles.css');
const faults = sheets.flatMap((name) => {
  const ending = name.replace('app/', './');
  const isBrought =
    ending === './styles.css' || brought.includes(ending.replace(/^(?!\.)/u, '../'));
  return [
    ...(isBrought ? [] : [`${name}: app/styles.css does not bring it`]),
    ...classesOf(read(name)).flatMap((one) => (isNamed(one) ? [] : [`${name}: .${one}`])),
  ];
});
for (const fault of faults) say(fault);
if (faults.length > 0) {
  say('No page names these styles.');
  process.exitCode = 1;
}

function classesOf(css: string): readonly string[] {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/giu)) found.add(name);
  });
  return [...found];
}

function isNamed(name: string): boolean {
  if (words.has(name)) return true;
  const cut = name.lastIndexOf('-') + 1;
  return starts.has(name.slice(0, cut)) && words.has(name.slice(cut));
}
