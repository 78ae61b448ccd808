import { expect, test } from 'vitest';
import { findReceipts } from './findReceipts.ts';

const codes = ['0A1B-2C3D', '7K2M-Q0XD', '7K9Z-0000'];

test.each([
  ['nothing', '', codes],
  ['spaces', '   ', codes],
  ['its beginning', '7k', ['7K2M-Q0XD', '7K9Z-0000']],
  ['all of it without the dash', '7k2mq0xd', ['7K2M-Q0XD']],
  ['a letter for the number it looks like', 'oAl', ['0A1B-2C3D']],
  ['what is not there', 'ZZ', []],
])('finds by %s', (_name, typed, expected) => {
  expect(findReceipts(codes, typed)).toEqual(expected);
});
