import { expect, test } from 'vitest';
import { quorumOf } from '../quorum/quorum.ts';
import { ordinaryMajority } from './rule.ts';
import { verdictOf, verdictWord } from './verdict.ts';

const whole = { weight: 100_000_000, units: 302 };
const met = quorumOf({ weight: 71_234_500, units: 200 }, whole);
const unmet = quorumOf({ weight: 50_000_000, units: 151 }, whole);

test('approves more than half of what is present, with the sentence a chair reads', () => {
  const verdict = verdictOf(ordinaryMajority, 40_120_000, 71_234_500, met);
  expect(verdict.kind).toBe('approved');
  expect(verdict.sentence).toBe(
    'Se requería más del 50 % del coeficiente presente (71,2345); votaron a favor 40,1200: aprobado, Ley 675 de 2001, artículo 45.',
  );
});

test('a tie is rejected', () => {
  const verdict = verdictOf(ordinaryMajority, 30_000_000, 60_000_000, met);
  expect(verdict.kind).toBe('rejected');
  expect(verdict.sentence).toContain('rechazado');
});

test('without quorum at closing nothing is decided, even if everybody was in favour', () => {
  const verdict = verdictOf(ordinaryMajority, 50_000_000, 50_000_000, unmet);
  expect(verdict.kind).toBe('no-quorum');
  expect(verdict.sentence).toBe(
    'Se requería la presencia de más del 50 % del coeficiente total (100,0000); había 50,0000: sin quórum, Ley 675 de 2001, artículo 45.',
  );
});

test('says when a rule has not been verified', () => {
  const verdict = verdictOf({ ...ordinaryMajority, verified: false }, 1, 1, met);
  expect(verdict.sentence).toContain('(sin verificar)');
});

test('names each verdict in one word', () => {
  expect(['approved', 'rejected', 'no-quorum'].map((kind) => verdictWord(kind as never))).toEqual([
    'Aprobado',
    'Rechazado',
    'Sin quórum',
  ]);
});
