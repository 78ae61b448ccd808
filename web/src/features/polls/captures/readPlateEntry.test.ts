import { platePayload } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { readPlateEntry } from './readPlateEntry.ts';

test.each([
  ['12 1', { plate: 12, marks: [1] }],
  ['  12   1 ', { plate: 12, marks: [1] }],
  ['12', { plate: 12, marks: [] }],
  ['12 1,3', { plate: 12, marks: [1, 3] }],
  ['12 3 1 3', { plate: 12, marks: [3, 1] }],
  [platePayload(14), { plate: 14, marks: [] }],
  [`${platePayload(14)} 2`, { plate: 14, marks: [2] }],
  [platePayload(14).replace('placa:', ''), { plate: 14, marks: [] }],
])('reads «%s»', (text, entry) => {
  expect(readPlateEntry(text)).toEqual(entry);
});

test.each(['', '0 1', '12 x', 'ana', '14-00 1', '99999 1'])('does not read «%s»', (text) => {
  expect(readPlateEntry(text)).toBeNull();
});
