import { expect, test } from 'vitest';
import { newReceipt } from './createCaster.ts';

test('reads as two groups of four, without letters that look like digits', () => {
  for (let i = 0; i < 200; i += 1) {
    expect(newReceipt()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u);
  }
});

test('does not repeat in an assembly of thousands', () => {
  const many = Array.from({ length: 5_000 }, newReceipt);
  expect(new Set(many).size).toBeGreaterThan(4_998);
});
