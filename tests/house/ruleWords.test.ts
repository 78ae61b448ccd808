import { packIds, packOf } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { quorumKey, quorumWords } from '../../scripts/rulePacks/words/quorumWords.ts';
import type { Quote } from '../../scripts/rulePacks/words/quote.ts';
import { ruleWords } from '../../scripts/rulePacks/words/ruleWords.ts';
import { withoutWords } from '../../scripts/rulePacks/words/withoutWords.ts';

const rules = packIds.flatMap((packId) => packOf(packId).rules);
const quoted = Object.keys(ruleWords);

/** Laws that nobody could copy here, and those that write no law. The list only shrinks. */
const unread = [
  'Ley 21.442',
  'Ley de Propiedad en Condominio de la Ciudad de México',
  'lo usual, si los estatutos no dicen otra cosa',
];

test('every rule has its words or the reason why it has none, and never both', () => {
  const told = [...quoted, ...withoutWords.keys()];
  expect(told.toSorted()).toEqual(rules.map(({ ruleId }) => ruleId).toSorted());
});

test('a rule is said to be read only where its words were copied', () => {
  const read = rules.filter(({ source }) => source.verified).map(({ ruleId }) => ruleId);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((ruleId) => withoutWords.has(ruleId))).toEqual([]);
});

test('every quorum has its words, where its law was read', () => {
  const asked = rules.flatMap(({ quorum }) =>
    quorum
      .filter(({ source }) => !unread.includes(source.law))
      .map(({ call, source }) => quorumKey(call, source)),
  );
  expect(Object.keys(quorumWords).toSorted()).toEqual([...new Set(asked)].toSorted());
});

test.each(quoted)(
  'the words of %s are few, in one piece and of a law that its rule names',
  (id) => {
    const source = rules.find(({ ruleId }) => ruleId === id)?.source;
    const quotes = ruleWords[id] ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expectShort(quote);
      expect([source?.law, source?.note].join(' ')).toContain(quote.text.law);
    }
  },
);

test.each(Object.entries(quorumWords))(
  'the words of «%s» are few and in one piece',
  (key, quotes) => {
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) {
      expectShort(quote);
      expect(key).toContain(quote.text.law);
    }
  },
);

/** Two hundred characters at most, without a gap in them: what was read, as it was read. */
function expectShort({ article, words }: Quote): void {
  expect(words.length).toBeLessThanOrEqual(200);
  expect(words).toMatch(/^\S.{18,}\S$/u);
  expect(words).not.toMatch(/…|\.\.\.|[«»]/u);
  expect(article).toMatch(/^\d/u);
}
