import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Closer,
  type ClosingEvening,
  liveEvening,
  type SentVote,
  type Told,
} from '../../testing/halls/closingModel.ts';
import { type ClosingDrain, usualDrain } from './closingDrain.ts';

const slowest = 1_500;
const hour = 10_000;
const span = 20_000;

const server = fc.constantFrom<0 | 1>(0, 1);
const vote: fc.Arbitrary<SentVote> = fc
  .record({ at: fc.nat(span), server, look: fc.nat(slowest), commit: fc.nat(slowest) })
  .map((sent) => ({ ...sent, look: Math.min(sent.look, sent.commit) }));
const closersOf = (isClock: fc.Arbitrary<boolean>): fc.Arbitrary<readonly Closer[]> =>
  fc.array(
    fc.record({
      ...{ at: fc.nat(span), server, isClock, pause: fc.nat(1_500) },
      steps: fc.constantFrom<Closer['steps']>(0, 1, 2, 3),
    }),
    { maxLength: 8 },
  );
const evening: fc.Arbitrary<ClosingEvening> = fc.record({
  skews: fc
    .tuple(fc.integer({ min: -5_000, max: 5_000 }), fc.boolean())
    .map(([skew, isFirst]): [number, number] => (isFirst ? [skew, 0] : [0, skew])),
  closesAt: fc.constantFrom(null, hour),
  votes: fc.array(fc.array(vote, { minLength: 1, maxLength: 3 }).map(inTurn), { maxLength: 40 }),
  closers: fc.oneof(closersOf(fc.boolean()), closersOf(fc.constant(true))),
});

/** The same sending again, wherever it goes: the answer before was lost, and only the last one is told. */
function inTurn(tries: readonly SentVote[]): readonly SentVote[] {
  let from = 0;
  return tries.map((one, i) => {
    const at = i === 0 ? one.at : from + (one.at % 3_000);
    from = at + one.commit;
    return { ...one, at };
  });
}

/** The fault of an evening, in words; null when there is none. */
function faultOf(asked: ClosingEvening, drain: ClosingDrain): string | null {
  const { told, counted, question, closingSince } = liveEvening(asked, drain);
  const { closesAt, closingAt = 0 } = question;
  const isAfterHour = ({ receivedAt }: Told) => closesAt !== null && receivedAt >= closesAt;
  const closedByHour = closesAt !== null && closingAt >= closesAt;
  const last = new Map(told.map((one) => [one.unit, one.word]));
  for (const one of told) {
    const isIn = counted.has(one.unit);
    if (one.word !== 'voting-closed') {
      if (!isIn) return 'accepted and not counted';
      if (one.word === 'accepted' && isAfterHour(one)) return 'accepted after its hour';
      continue;
    }
    if (isIn && last.get(one.unit) === 'voting-closed') return 'counted and told that it is late';
    if (isAfterHour(one)) continue;
    if (closedByHour) return 'late before its hour';
    if (one.sawOpen) return 'late though its server read open';
    if (one.vote.at < closingSince + usualDrain.drainMillis - slowest) return 'late too soon';
  }
  return null;
}

const isFaultless = (drain: ClosingDrain) =>
  fc.property(evening, (asked) => faultOf(asked, drain) === null);

test('counts every accepted vote and refuses none that arrived in time, with any closer and interruption', () => {
  fc.assert(
    fc.property(evening, (asked) => {
      expect(faultOf(asked, usualDrain)).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['what is on its way', { ...usualDrain, drainMillis: 0 }],
  ['clocks that differ', { ...usualDrain, skewMillis: 0 }],
])('a drain that does not wait for %s refuses what arrived in time', (_what, drain) => {
  // The first evening that shows it ends the search; of two thousand, one search in a hundred met none.
  expect(fc.check(isFaultless(drain), { numRuns: 40_000 }).failed).toBe(true);
});
