import { expect, test } from 'vitest';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { quorumOf, sayPresence } from '../../laws/quorum/quorum.ts';
import { packOf } from '../../laws/rulePacks/rulePacks.ts';
import { presenceOver } from '../../laws/rules/requirements.ts';
import { presenceOfCounts } from './countPresence.ts';
import { sayQuorum } from './sayQuorum.ts';

const { vocabulary } = packOf('co-ph');
const whole = { weight: 100_000_000, units: 3 };

function quorumWith(weight: number, threshold: typeof moreThanHalf) {
  const source = { law: 'Ley de prueba', article: 'artículo 1', verified: true };
  const asked = [{ call: 1, requirement: presenceOver('all', threshold), source }];
  return quorumOf(asked, 1, presenceOfCounts({ weight, units: 2 }, whole), vocabulary);
}

test.each([
  [49_999_999, moreThanHalf, '50,00 %', false],
  [50_000_000, moreThanHalf, '50,00 %', false],
  [50_000_001, moreThanHalf, '50,000001 %', true],
  [49_999_999, atLeast(1, 2), '49,999999 %', false],
  [50_000_000, atLeast(1, 2), '50,00 %', true],
  [50_000_001, atLeast(1, 2), '50,00 %', true],
] as const)(
  '%i of a hundred million present against %j reads %s',
  (weight, threshold, said, met) => {
    const quorum = quorumWith(weight, threshold);
    expect(quorum.met).toBe(met);
    expect(sayPresence(quorum)).toBe(said);
  },
);

test.each([
  [75_000_000, '75,0000 de 100,0000 (75,00 %)'],
  [50_000_001, '50,000001 de 100,0000 (50,000001 %)'],
  [0, '0,0000 de 100,0000 (0,00 %)'],
])('the quorum of %i is said with how much it is', (weight, said) => {
  expect(sayQuorum(quorumWith(weight, moreThanHalf))).toBe(said);
});

test('where no share is asked the percentage has two decimals', () => {
  const counts = { present: { weight: 49_999_999, units: 1 }, total: whole };
  expect(sayPresence(counts)).toBe('50,00 %');
  expect(sayPresence({ ...counts, threshold: atLeast(1, 2) })).toBe('49,999999 %');
});
