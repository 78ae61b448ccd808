import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareMark } from './checkSeals.ts';
import { headAfter, type Seal, type SealHead, sealBlock } from './seal.ts';
import { readSealMark, sealMark } from './sealMark.ts';

/** As many blocks as instants, of one event each. */
function chainOf(instants: readonly number[]): readonly Seal[] {
  let head: SealHead | null = null;
  return instants.map((sealedAt, i) => {
    const seal: Seal = sealBlock(head, [{ eventId: `e${i}`, hash: `${i}` }], sealedAt);
    head = headAfter(seal);
    return seal;
  });
}
const someChain = fc.array(fc.nat(), { minLength: 1, maxLength: 6 }).map(chainOf);

test('a mark is the block and the first eighty bits of its hash', () => {
  const zeros = { block: 14, hash: '0'.repeat(64) };
  expect(sealMark(zeros)).toBe('14-0000-0000-0000-0000');
  expect(sealMark({ ...zeros, hash: `ff${'0'.repeat(17)}1${'0'.repeat(44)}` })).toBe(
    '14-ZW00-0000-0000-0001',
  );
  expect(sealMark({ ...zeros, hash: `${'0'.repeat(20)}${'f'.repeat(44)}` })).toBe(sealMark(zeros));
});

test.each(['14-7k2m-q0xd-9rtv-oa1b', ' 14 7K2M Q0XD 9RTV 0AIB ', '14·7K2MQ0XD9RTV0ALB'])(
  'a mark is read however it is typed (%s)',
  (typed) => {
    expect(readSealMark(typed)).toEqual({ block: 14, letters: '7K2MQ0XD9RTV0A1B' });
  },
);

test.each(['', '14', '7K2M-Q0XD-9RTV-0A1B', '14-7K2M-Q0XD-9RTV', '14-7K2M-Q0XD-9RTV-0A1U', '-1-0'])(
  'a text that is no mark (%s) is told to be none',
  (typed) => {
    expect(compareMark(chainOf([1]), typed)).toEqual({ kind: 'unreadable' });
  },
);

test('the mark of each block is found, with its place, and a mark of another history is not', () => {
  fc.assert(
    fc.property(someChain, fc.nat(), fc.nat(), (seals, any, other) => {
      const place = any % seals.length;
      const seal = seals[place];
      if (seal === undefined) throw new Error('No such block.');
      const { block, sealedAt } = seal;
      const found = compareMark(seals, sealMark(seal).toLowerCase());
      expect(found).toEqual({ kind: 'found', block, sealedAt, count: place + 1 });
      const instants = seals.map((one) => one.sealedAt);
      const changed = chainOf(instants.with(0, (instants[0] ?? 0) + 1 + other));
      expect(compareMark(changed, sealMark(seal))).toEqual({ kind: 'unknown', block });
    }),
  );
});

test('a mark of a block that the chain does not have yet is unknown', () => {
  const [, second] = chainOf([1, 2]);
  expect(second && compareMark(chainOf([1]), sealMark(second))).toEqual({
    ...{ kind: 'unknown', block: 2 },
  });
});
