import { expect, test } from 'vitest';
import { Timestamp } from '../../kernel/database/firestore.ts';
import { readFields, writeFields } from './storedValues.ts';

const fields = {
  ...{ text: 'Ñandú «1»', no: null, yes: true, whole: 3, part: 0.1, minus: -0, lost: Number.NaN },
  at: new Timestamp(1_800_000_000, 123_456_789),
  bytes: Buffer.from([0, 255]),
  list: [1, { inner: [null, 'a'] }],
  $time: 'a field that is called so',
  tricky: { $bytes: 'no bytes', $time: { $map: 1 } },
  single: { $bytes: 'no bytes' },
};

test('every stored value comes back as it was, through JSON', () => {
  const text = JSON.stringify(writeFields(fields));
  const read = readFields(JSON.parse(text));
  expect(read).toEqual(fields);
  expect(Object.is(read.minus, -0)).toBe(true);
});

test('a type that is never stored is said, and so is a value that nobody writes', () => {
  expect(() => writeFields({ when: new Date(0) })).toThrow('no export knows');
  expect(() => readFields({ a: { $other: 1 } })).toThrow('nobody writes');
});
