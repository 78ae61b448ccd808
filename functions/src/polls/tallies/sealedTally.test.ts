import { randomBytes } from 'node:crypto';
import { type Tally, yesNoOptions } from '@asamblea/domain';
import { expect, test } from 'vitest';
import { openTally, sealTally } from './sealedTally.ts';

const key = randomBytes(32);
const options = yesNoOptions({ blank: true, abstention: true });
const place = { assemblyId: 'a', questionId: 'q', shard: 's', version: 1 };
const none = { weight: 0, units: 0 };
const tally: Tally = {
  favour: { weight: Number.MAX_SAFE_INTEGER, units: 30_000 },
  against: none,
  blank: { weight: 1, units: 1 },
  abstention: none,
};

test('opens to exactly the sums that were sealed', () => {
  expect(openTally(key, place, options, sealTally(key, place, options, tally))).toEqual(tally);
});

test('is as long whatever is inside, and never the same twice', () => {
  const boxes = [{}, tally, tally, { against: { weight: 7, units: 1 } }].map((one) =>
    sealTally(key, place, options, one),
  );
  expect(new Set(boxes.map((box) => box.length)).size).toBe(1);
  expect(new Set(boxes).size).toBe(4);
});

test('keeps no byte of the sums in sight', () => {
  const [one, other] = [1, 2].map(() => sealTally(key, place, options, {}));
  const bytes = [one, other].map((box) => Buffer.from(box ?? '', 'base64'));
  const same = [...(bytes[0] ?? [])].filter((byte, i) => byte === bytes[1]?.[i]).length;
  expect(same).toBeLessThan(12);
});

test.each([
  ['another assembly', { assemblyId: 'b' }],
  ['another question', { questionId: 'r' }],
  ['another shard', { shard: 't' }],
  ['another version of itself', { version: 2 }],
])('does not open in the place of %s', (_where, moved) => {
  const box = sealTally(key, place, options, tally);
  expect(() => openTally(key, { ...place, ...moved }, options, box)).toThrow();
});

test('does not open with another key, nor once a bit of it changed', () => {
  const box = sealTally(key, place, options, tally);
  expect(() => openTally(randomBytes(32), place, options, box)).toThrow();
  const bytes = Buffer.from(box, 'base64');
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);
  expect(() => openTally(key, place, options, bytes.toString('base64'))).toThrow();
});
