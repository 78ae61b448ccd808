import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeKey, readableCode } from './readableCode.ts';

test.each([
  ['7K2M-Q0XD', '7K2MQ0XD'],
  ['7k2mq0xd', '7K2MQ0XD'],
  [' 7k2m q0xd ', '7K2MQ0XD'],
  ['7K2M-QOXD', '7K2MQ0XD'],
  ['1IL1-0Oo0', '11110000'],
])('reads «%s» as %s', (typed, key) => {
  expect(codeKey(typed)).toBe(key);
});

test.each(['', '7K2M', '7K2M-Q0XD-1', '7K2M-Q0XU', '7K2M_Q0XD'])('«%s» is no code', (typed) => {
  expect(codeKey(typed)).toBeNull();
});

test('a code of any bytes is read back as it was written, also in small letters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
      const code = readableCode(bytes);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u);
      expect(codeKey(code)).toBe(code.replace('-', ''));
      expect(codeKey(code.toLowerCase())).toBe(codeKey(code));
    }),
  );
});
