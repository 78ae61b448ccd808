import { expect, test } from 'vitest';
import { countTokens } from '../../scripts/tokens/countTokens.ts';

test.each([
  ['a comment and blanks are none', '/** Why. */\n\nconst a = 1; // so', false, 5],
  ['a slash divides after an operand', 'a / b / c;', false, 6],
  ['a regular expression is one, quotes and all', 'x(/a"b\'`/u)', false, 4],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source that is counted.
  ['a template is its pieces and what is between them', '`a${b({ c: `${d}` })}e` + f', false, 14],
  ['a tag with a text', '<p>Sí, señor</p>', true, 9],
  ['a colour in a regular expression beside tags', '/^#a/u.test(<br />)', true, 9],
  ['a lone sign in a text is passed over', '<p># b</p>', true, 7],
] as const)('%s', (_, source, isJsx, expected) => {
  expect(countTokens(source, isJsx)).toBe(expected);
});
