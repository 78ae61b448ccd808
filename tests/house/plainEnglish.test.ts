import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commentSentencesIn, type Prose, testNamesIn } from './support/prose.ts';
import { isRiddle, sentencesOf } from './support/riddles.ts';

const root = new URL('../../', import.meta.url).pathname;

/** At most this part of the names, and of the sentences, may be riddles. */
const most = 0.02;

/** The files of all workspaces whose comments people read. */
const sources = globSync(
  ['*.ts', '{auditor,domain,functions,scripts,tests,web}/**/*.{ts,tsx,css}'],
  { cwd: root, exclude: (path) => /(?:^|\/)(?:node_modules|dist(?:-[^/]+)?|\.[^/]+)$/u.test(path) },
);

/** Counts the riddles that `read` finds in some files, with the place of each. */
function riddlesIn(paths: readonly string[], read: (source: string) => Prose[]) {
  const all = paths.flatMap((path) =>
    read(readFileSync(`${root}${path}`, 'utf8')).map((prose) => ({ path, ...prose })),
  );
  const riddles = all
    .filter(({ text, first }) => isRiddle(text, first))
    .map(({ path, line, text }) => `${path}:${line}: ${text}`);
  return { count: all.length, riddles, shown: riddles.slice(0, 20) };
}

test.each([
  ['test names', sources.filter((path) => /\.test\.tsx?$/u.test(path)), testNamesIn, 4_000],
  ['sentences of comments', sources, commentSentencesIn, 12_000],
] as const)('%s name their subject first', (_, paths, read, least) => {
  const { count, riddles, shown } = riddlesIn(paths, read);
  expect(count).toBeGreaterThan(least);
  expect(riddles.length <= count * most ? [] : shown).toEqual([]);
});

test('names are read in every form that tests give them', () => {
  const source = [
    "test('one', () => {});",
    "describe('two', () => {});",
    "test.each(table)('three: %s', () => {});",
    'test.each([',
    "  ['a', 1],",
    "])('four: %s', () => {});",
    'test(`five`, () => {});',
  ].join('\n');
  expect(
    testNamesIn(source)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['one', 'two', 'three: %s', 'four: %s', 'five'].sort());
});

test('comments are read sentence by sentence, with the line of each', () => {
  const source = [
    '/**',
    ' * One sentence that goes',
    ' * on. Another.',
    ' * - An item.',
    ' */',
    'const a = 1; // Behind code.',
    '// Two lines',
    '// of one.',
  ].join('\n');
  expect(commentSentencesIn(source)).toEqual([
    { line: 2, text: 'One sentence that goes on.', first: true },
    { line: 3, text: 'Another.', first: false },
    { line: 4, text: '- An item.', first: false },
    { line: 6, text: 'Behind code.', first: true },
    { line: 7, text: 'Two lines of one.', first: true },
  ]);
});

test.each([
  ['what was read aloud stays so', true],
  ['«Whoever» left has no seat', true],
  ['Of whom it is, the page says nothing', true],
  ['marking a question as read aloud twice keeps the first timestamp', false],
  ['whether a unit voted is stored once', false],
  ['What happens to a vote that arrives late?', false],
  ['a shape that is stored otherwise than before brings a migration', true],
  ['it is counted once', true],
  ['items are counted once', false],
])('the sentence «%s» is a riddle: %s', (sentence, expected) => {
  expect(isRiddle(sentence, true)).toBe(expected);
});

test('a pronoun may open a sentence that has one before it', () => {
  expect(isRiddle('It is counted once.', false)).toBe(false);
  expect(isRiddle('Whoever left is not counted.', false)).toBe(true);
});

test('prose is split at the ends of its sentences and nowhere else', () => {
  expect(sentencesOf('Ley 675 art. 45 holds. A roster of 1.5 m² is read.\nWhat then?')).toEqual([
    'Ley 675 art. 45 holds.',
    'A roster of 1.5 m² is read.',
    'What then?',
  ]);
});
