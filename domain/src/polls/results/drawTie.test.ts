import { expect, test } from 'vitest';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { lotSeedSchema } from '../places/decideLot.ts';
import { decideResult } from './decideResult.ts';
import { drawTie } from './drawTie.ts';
import type { StoredResult } from './questionResult.ts';
import { digestOf, sealResult } from './resultSeal.ts';

const seed = lotSeedSchema.parse('7'.repeat(64));
const over = { of: 'ballots', count: 2, salt: 's', hash: 'h' } as const;

/** Two candidates of the votes given, sealed. */
function closed(...votes: readonly string[]) {
  const result = decideResult(
    electionHall(
      electionOf('one', 'A B'),
      votes.map(() => 10),
      votes,
    ),
  );
  return { ...sealResult(result, over), shownAt: null };
}

const refused = { ok: false, refusal: { code: 'no-tie' } };

test('a tie is broken once, and the seal covers the outcome of the lot', () => {
  const tied = closed('A', 'B');
  const drawn = drawTie(tied, seed);
  if (!drawn.ok) throw new Error('The lot was refused.');
  const { elected, verdict, seal } = drawn.value;
  expect(elected?.seats.map(({ by }) => by)).toEqual(['lot']);
  expect([elected?.tie, elected?.vacant, elected?.lot?.seed]).toEqual([null, 0, seed]);
  expect(verdict.kind).toBe('approved');
  if (seal === undefined) throw new Error('The result has no seal.');
  const { digest, ...rest } = seal;
  expect(rest).toEqual(over);
  expect(digest).toBe(digestOf({ ...drawn.value, seal }));
  expect(digest).not.toBe(tied.seal.digest);
  const again = drawTie(drawn.value, lotSeedSchema.parse('8'.repeat(64)));
  expect(again).toEqual({ ok: true, value: drawn.value });
});

test('no lot is drawn where nobody ties', () => {
  expect(drawTie(closed('A', 'A'), seed)).toEqual(refused);
});

test.each(['election', 'elected', 'seal'] as const)(
  'no lot is drawn of a result without its %s',
  (part) => {
    const result: StoredResult = { ...closed('A', 'B') };
    const { [part]: _part, ...rest } = result;
    expect(drawTie(rest, seed)).toEqual(refused);
  },
);
