import { expect, test } from 'vitest';
import { joinNames } from './joinNames.ts';

test.each([
  [[], ''],
  [['Ana'], 'Ana'],
  [['Ana', 'Luis'], 'Ana y Luis'],
  [['Ana', 'Luis', 'Eva'], 'Ana, Luis y Eva'],
  [['Ana', 'Inés'], 'Ana e Inés'],
  [['Ana', 'Íñigo'], 'Ana e Íñigo'],
  [['Ana', 'Hilda'], 'Ana e Hilda'],
  [['Ana', 'Hierro'], 'Ana y Hierro'],
  [['Ana', 'Ión'], 'Ana y Ión'],
  [['Inés', 'Luis'], 'Inés y Luis'],
  [['Ana', 'Eva Ibáñez'], 'Ana y Eva Ibáñez'],
])('%j is read «%s»', (names, text) => {
  expect(joinNames(names)).toBe(text);
});
