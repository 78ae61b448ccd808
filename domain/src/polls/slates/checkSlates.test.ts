import { expect, test } from 'vitest';
import { checkSlates, type Slate } from './checkSlates.ts';

const slate = (label: string, ...people: readonly (readonly [string, string | null])[]): Slate => ({
  optionId: label.toLowerCase(),
  label,
  lines: people.map(([candidateId, substituteId]) => ({ candidateId, substituteId })),
});

test('accepts slates in which everybody runs once', () => {
  const slates = [slate('A', ['ana', 'luis'], ['eva', null]), slate('B', ['juan', null])];
  expect(checkSlates(slates)).toEqual({ ok: true, value: slates });
});

test.each([
  ['a slate without anybody', [slate('A', ['ana', null]), slate('B')], 'slate-empty', 'B'],
  [
    'who runs twice on a slate',
    [slate('A', ['ana', null], ['ana', null])],
    'candidate-repeated',
    'A',
  ],
  ['who substitutes himself', [slate('A', ['ana', 'ana'])], 'candidate-repeated', 'A'],
  [
    'who runs on one slate and substitutes on another',
    [slate('A', ['ana', 'luis']), slate('B', ['luis', null])],
    'candidate-repeated',
    'B',
  ],
] as const)('refuses %s', (_, slates, code, label) => {
  expect(checkSlates(slates)).toEqual({
    ok: false,
    refusal: { code, detail: `Plancha: ${label}.` },
  });
});
