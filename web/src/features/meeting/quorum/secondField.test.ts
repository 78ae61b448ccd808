import { expect, test } from 'vitest';
import { readSecond, writeSecond } from './secondField.ts';

const zone = 'America/Bogota';

test('the value that the field writes is read back, to the second', () => {
  const at = Date.UTC(2026, 10, 22, 0, 5, 7);
  expect(writeSecond(at, zone)).toBe('2026-11-21T19:05:07');
  expect(readSecond('2026-11-21T19:05:07', zone)).toBe(at);
});

test('browsers leave out seconds that are zero, and everything while one types', () => {
  expect(readSecond('2026-11-21T19:05', zone)).toBe(Date.UTC(2026, 10, 22, 0, 5));
  expect(readSecond('', zone)).toBeNull();
});
