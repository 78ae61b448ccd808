import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { largeFolders, tiedBothWays, tiesAgainst } from '../../scripts/chapters/judgeTies.ts';
import { placeOf } from '../../scripts/chapters/placeOf.ts';
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

test('chapters that name each other are said once, and so are large folders', () => {
  write(
    'domain/src/kernel/weights/a.ts',
    "import { ask } from '../../polls/questions/question.ts';",
  );
  expect(tiedBothWays(readHouse(root))).toEqual([]);
  write(
    'domain/src/polls/questions/a.ts',
    "import type { Weight } from '../../kernel/weights/weight.ts';",
  );
  write('domain/src/kernel/weights/b.ts', '');
  const house = readHouse(root);
  expect(tiedBothWays(house)).toEqual(['kernel and polls: 1 against the order, 1 along it']);
  expect(largeFolders(house, 2)).toEqual(['domain/kernel/weights: 3']);
  expect(largeFolders(house, 1)).toEqual(['domain/kernel/weights: 3', 'domain/polls/questions: 2']);
});

test('a subfolder of a folder is counted apart', () => {
  write('web/src/features/polls/questions/a.ts', '');
  write('web/src/features/polls/questions/agenda/a.ts', '');
  write('web/src/features/polls/questions/agenda/b.ts', '');
  write('web/src/features/polls/questions/agenda/b.test.ts', '');
  const house = readHouse(root);
  expect(largeFolders(house, 1)).toEqual(['web/polls/questions/agenda: 2']);
  expect(largeFolders(house, 2)).toEqual([]);
});

test('a deeper file belongs to its folder, also for ties', () => {
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
