import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideLot, lotSeedSchema } from './decideLot.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const seedOf = (number: number) => lotSeedSchema.parse(digest(String(number)));
const seed = lotSeedSchema.parse('00'.repeat(31).concat('07'));

test('the lowest SHA-256 of «seed:id» wins, so that anybody can check it', () => {
  const ids = ['ana', 'luis', 'eva', 'juan'];
  const { order } = decideLot(seed, ids);
  const tickets = order.map((id) => digest(`${seed}:${id}`));
  expect(tickets).toEqual(tickets.toSorted());
  expect(order.toSorted()).toEqual(ids.toSorted());
  expect(order).toEqual(['ana', 'luis', 'juan', 'eva']);
});

test('an id that is not ASCII is hashed as it is written in an address', () => {
  const ids = ['íñigo', 'ana'];
  const [ticketOfInigo, ticketOfAna] = ['%C3%AD%C3%B1igo', 'ana'].map((id) =>
    digest(`${seed}:${id}`),
  );
  const isFirst = String(ticketOfInigo) < String(ticketOfAna);
  expect(decideLot(seed, ids).order[0]).toBe(isFirst ? 'íñigo' : 'ana');
  expect(decideLot(seed, ['\ud800']).order).toEqual(['\ud800']);
});

test('the result records its seed', () => {
  expect(decideLot(seed, ['a', 'b']).seed).toBe(seed);
});

test('the order in which the tied are given, or given twice, changes nothing', () => {
  const tied = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 12 });
  const cases = tied.chain((ids) =>
    fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length })),
  );
  fc.assert(
    fc.property(cases, fc.nat(), ([ids, shuffled], number) => {
      const lot = decideLot(seedOf(number), ids);
      expect(decideLot(seedOf(number), [...shuffled, ...ids])).toEqual(lot);
      expect(lot.order.toSorted()).toEqual(ids.toSorted());
    }),
  );
});

test('each of three tied wins about a third of six hundred lots', () => {
  const wins: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let number = 0; number < 600; number += 1) {
    const [first = ''] = decideLot(seedOf(number), ['a', 'b', 'c']).order;
    wins[first] = (wins[first] ?? 0) + 1;
  }
  for (const count of Object.values(wins)) {
    expect(count).toBeGreaterThan(160);
    expect(count).toBeLessThan(240);
  }
});

test.each([
  ['ab'.repeat(32), true],
  ['ab'.repeat(31), false],
  ['ab'.repeat(33), false],
  ['AB'.repeat(32), false],
  ['xy'.repeat(32), false],
  [`${'ab'.repeat(32)}\n`, false],
  [` ${'ab'.repeat(32)}`, false],
])('a seed is 64 lowercase hexadecimal digits: %j is %s', (text, ok) => {
  expect(lotSeedSchema.safeParse(text).success).toBe(ok);
});
