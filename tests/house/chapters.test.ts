import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersTiedBothWays, largeFolders } from '../../scripts/chapters/judgeFolders.ts';
import { tiedBothWays, tiesAgainst } from '../../scripts/chapters/judgeTies.ts';
import { chapters, placeOf } from '../../scripts/chapters/placeOf.ts';
import { readFolders } from '../../scripts/chapters/readFolders.ts';
import { readHouse } from '../../scripts/chapters/readTies.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chapters-'));
  write('domain/src/kernel/weights/weight.ts', 'export type Weight = number;');
  write('domain/src/polls/questions/question.ts', 'export const ask = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

const against = 'domain/kernel/weights → domain/polls/questions';

test.each([
  ['nothing', '', []],
  ['a value', "import { ask } from '../../polls/questions/question.ts';", [against]],
  ['a type', "import type { ask } from '../../polls/questions/question.ts';", [against]],
  ['what it gives on', "export { ask } from '../../polls/questions/question.ts';", [against]],
  [
    'what it loads later',
    "const later = () => import('../../polls/questions/question.ts');",
    [against],
  ],
  ['its own folder', "import type { Weight } from './weight.ts';", []],
])(
  'an earlier chapter that names %s of a later one ties against the order',
  (_, text, expected) => {
    write('domain/src/kernel/weights/sum.ts', text);
    expect(between()).toEqual(expected);
  },
);

test('a later chapter may name an earlier one', () => {
  write(
    'domain/src/polls/questions/a.ts',
    "import type { Weight } from '../../kernel/weights/weight.ts';",
  );
  expect(between()).toEqual([]);
});

test('a name of the domain is followed to the file that declares it', () => {
  write('functions/src/kernel/mail/a.ts', "import { ask, type Weight } from '@asamblea/domain';");
  expect(between()).toEqual(['functions/kernel/mail → domain/polls/questions']);
});

test('chapters that name each other are said once', () => {
  write(
    'domain/src/kernel/weights/a.ts',
    "import { ask } from '../../polls/questions/question.ts';",
  );
  expect(tiedBothWays(readHouse(root))).toEqual([]);
  write(
    'domain/src/polls/questions/a.ts',
    "import type { Weight } from '../../kernel/weights/weight.ts';",
  );
  expect(tiedBothWays(readHouse(root))).toEqual([
    'kernel and polls: 1 against the order, 1 along it',
  ]);
});

test.each(['domain/src/kernel/weights', 'web/src/ui/lists', 'scripts/stack', 'tests/support'])(
  'the files of %s are counted, without its tests and its folders',
  (folder) => {
    for (const file of ['weight.ts', 'a.ts', 'b.tsx', 'b.test.tsx', 'inner/c.ts']) {
      write(`${folder}/${file}`, '');
    }
    expect(largeFolders(readFolders(root), 2)).toEqual([`${folder}: 3`]);
    expect(largeFolders(readFolders(root), 3)).toEqual([]);
  },
);

test('of two folders that name each other, the direction with fewer ties is said', () => {
  write('web/src/ui/lists/a.ts', "import type { B } from '../walls/b.ts';");
  write('web/src/ui/lists/c.ts', "export { B } from '../walls/b.ts';");
  write('web/src/ui/walls/b.ts', 'export type B = 1;');
  expect(foldersTiedBothWays(readFolders(root))).toEqual([]);
  write('web/src/ui/walls/d.ts', "const later = () => import('../lists/a.ts');");
  expect(foldersTiedBothWays(readFolders(root))).toEqual([
    {
      between: 'web/src/ui/lists ↔ web/src/ui/walls',
      fewer: [{ from: 'web/src/ui/walls/d.ts', to: 'web/src/ui/lists/a.ts', names: ['*'] }],
    },
  ]);
});

test('a folder and one inside it may name each other no more than two others may', () => {
  write('scripts/deploy/place.ts', "import { step } from './steps/step.ts';");
  write('scripts/deploy/steps/step.ts', "import '../look.ts';\nexport const step = 1;");
  write('scripts/deploy/look.ts', '');
  expect(foldersTiedBothWays(readFolders(root)).map((one) => one.between)).toEqual([
    'scripts/deploy ↔ scripts/deploy/steps',
  ]);
});

test('installed and built files are in no folder of the house', () => {
  write('functions/node_modules/zod/a.ts', '');
  write('functions/dist/a.ts', '');
  expect(readFolders(root).files).toEqual([
    'domain/src/kernel/weights/weight.ts',
    'domain/src/polls/questions/question.ts',
  ]);
});

test('docs/chapters.md has a row for each chapter, in their order', () => {
  const text = readFileSync(new URL('../../docs/chapters.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| (?<place>\d+) +\| `(?<chapter>\w+)` +\|/gmu)];
  expect(rows.map(({ groups }) => `${groups?.place} ${groups?.chapter}`)).toEqual(
    chapters.map((chapter, index) => `${index + 1} ${chapter}`),
  );
});

test('a deeper file belongs to its folder, also in its ties', () => {
  write(
    'web/src/features/kernel/access/doors/a.ts',
    "import { ask } from '../../../polls/questions/agenda/b.ts';",
  );
  write('web/src/features/polls/questions/agenda/b.ts', 'export const ask = 1;');
  expect(between()).toEqual(['web/kernel/access → web/polls/questions']);
});

test.each([
  ['domain/src/hall/attendance/a.ts', 'hall', 'attendance'],
  ['domain/src/live/projections/a.test.ts', 'live', 'projections'],
  ['domain/src/paths.ts', 'kernel', 'paths'],
  ['web/src/features/live/pages/frame/a.js', 'live', 'pages'],
  ['web/src/testing/fakes/features/meeting/floor/a.ts', 'meeting', 'floor'],
])('%s is of %s/%s', (file, chapter, folder) => {
  expect(placeOf(file)).toEqual({ chapter, folder });
});

test.each(['domain/src/testing/a.ts', 'functions/src/index.ts', 'web/src/ui/a.ts'])(
  '%s is in no chapter',
  (file) => {
    expect(placeOf(file)).toBeUndefined();
  },
);

test.each([
  'domain/src/unheard/folder/a.ts',
  'functions/src/polls/a.ts',
  'functions/src/polls/ballots/deeper/a.ts',
  'web/src/features/polls/ballots/form/deeper/a.ts',
])('%s, beside the chapters or too deep, is named', (file) => {
  expect(() => placeOf(file)).toThrow(`${file} lies in no folder of a chapter.`);
});

function between(): string[] {
  return tiesAgainst(readHouse(root)).map((tie) => tie.between);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `${text}\n`);
}
