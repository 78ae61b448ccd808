import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRiddle, sentencesOf } from './support/riddles.ts';
import { treeFiles } from './support/treeNames.ts';

/** Docs that people write; the guides of laws and minutes are written from their data, in Spanish. */
const docs = treeFiles.filter(
  (file) => file.endsWith('.md') && !/(?:rule-packs|actas)\.md$/u.test(file),
);

/** The paragraphs, items and headings of a page without code and tables, each on one line. */
function blocksOf(text: string): readonly string[] {
  return text
    .replace(/```[\s\S]*?```/gu, '')
    .split(/\n(?:\s*\n|(?=\s*(?:[-*#>]|\d+\.)\s))/u)
    .map((block) => block.replace(/\s+/gu, ' ').trim())
    .filter((block) => !block.startsWith('|'))
    .map((block) => block.replace(/^(?:[-*#>]+|\d+\.) /u, '').replace(/^\*\*[^*]+\.\*\* /u, ''));
}

/** Every sentence of the docs with its file, and whether it is a riddle. */
const sentences = docs.flatMap((file) =>
  blocksOf(readFileSync(file, 'utf8')).flatMap((block) =>
    sentencesOf(block).map((said, index) => ({
      said: `${file}: ${said}`,
      riddle: isRiddle(said, index === 0),
    })),
  ),
);

test('headings, items and paragraphs are read without code and tables', () => {
  const text = '# A page\n\n- One. Two.\n- Three\n  goes on.\n\n```\ncode\n```\n\n| a | b |\n';
  expect(blocksOf(text)).toEqual(['A page', 'One. Two.', 'Three goes on.']);
});

test('at most two of a hundred sentences of the docs begin as a riddle', () => {
  const riddles = sentences.filter(({ riddle }) => riddle).map(({ said }) => said);
  expect(sentences.length).toBeGreaterThan(5_000);
  expect(riddles.length / sentences.length, riddles.join('\n')).toBeLessThanOrEqual(0.02);
});
