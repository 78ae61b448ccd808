import { expect, test } from 'vitest';
import { instantOfText } from './project.ts';

test.each([
  ['2026-11-21T16:05:07.123456Z', '001795277107.123456000'],
  ['2026-11-21T16:05:07.5Z', '001795277107.500000000'],
  ['2026-11-21T16:05:07Z', '001795277107.000000000'],
])('reads %s to the last digit', (text, instant) => {
  expect(instantOfText(text)).toBe(instant);
});
