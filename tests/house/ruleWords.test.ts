import { packIds, packOf } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { ruleWords } from '../../scripts/rulePacks/words/ruleWords.ts';
import { withoutWords } from '../../scripts/rulePacks/words/withoutWords.ts';

const rules = packIds.flatMap((packId) => packOf(packId).rules);
const ids = rules.map(({ ruleId }) => ruleId);
const quoted = Object.keys(ruleWords);

test('every rule has its words or the reason why it has none, and never both', () => {
  const told = [...quoted, ...withoutWords.keys()];
  expect(told.toSorted()).toEqual(ids.toSorted());
});

test.each(quoted)(
  'the words of %s are few, in one piece and of a law that its rule names',
  (id) => {
    const { source } = rules.find(({ ruleId }) => ruleId === id) ?? {};
    const quotes = ruleWords[id] ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const { text, article, words } of quotes) {
      expect(words.length).toBeLessThanOrEqual(200);
      expect(words).toMatch(/^\S.{18,}\S$/u);
      expect(words).not.toMatch(/…|\.\.\.|[«»]/u);
      expect(article).not.toBe('');
      const named = [source?.law, source?.note].join(' ');
      expect(named).toContain(text.law);
    }
  },
);
