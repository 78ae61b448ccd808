import { describe, expect, test } from 'vitest';
import { electionHall, electionOf } from '../../testing/halls/electionHall.ts';
import { secretHall } from '../../testing/halls/secretHall.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import { decideResult } from './decideResult.ts';
import { decideSecretResult } from './decideSecretResult.ts';
import type { StoredResult } from './questionResult.ts';
import { type KeptOfQuestion, receiptsOf, recountResult } from './recountResult.ts';
import { hashBallots, hashReceipts, sealResult } from './resultSeal.ts';

const choices = ['favour', 'against', 'favour', 'favour', 'against', 'favour'];
const weights = choices.map(() => 10);
const receipts = choices.map((_, i) => `000${i}-AAAA`);
const hall = secretHall(weights, choices);
const ballots = choices.map(
  (choice, i): Ballot => ({
    ...{ unitId: `U${i}`, optionIds: [choice], weight: 10, personId: `p${i}` },
    ...{ castBy: `u${i}`, requestId: `r${i}`, receipt: receipts[i] ?? '', castAt: i },
  }),
);

/** The stored form of a result that was just sealed. */
function keep(
  result: Omit<StoredResult, 'shownAt' | 'seal'>,
  over: Parameters<typeof sealResult>[1],
  kept: Pick<KeptOfQuestion, 'ballots' | 'participations' | 'receipts'>,
): KeptOfQuestion {
  const sealed = { ...sealResult(result, over), shownAt: null };
  return { ...kept, result: sealed, recorded: sealed.seal.digest };
}

describe('a named question counted again', () => {
  const question = { ...hall.question, disclosure: 'named' as const };
  const withdrawn: Ballot = { ...(ballots[1] ?? ({} as Ballot)), withdrawn: true };
  const standing = ballots.filter(({ unitId }) => unitId !== 'U1');
  const all = [...standing, withdrawn];
  const counted = decideResult({ ...hall, question, ballots: standing });

  const kept = (more: object = {}, count = 5) =>
    keep(
      { ...counted, ...more },
      { of: 'ballots', count, salt: '', hash: hashBallots(question, all) },
      { ballots: all, participations: [], receipts: receiptsOf(standing) },
    );

  test('agrees where a ballot that was withdrawn stands in the seal and in no sum', () => {
    expect(recountResult(kept())).toEqual([]);
  });

  test('agrees where ballots without the right to vote are kept, and notices one of nobody', () => {
    const [favour, ...others] = counted.options;
    const options = [{ ...favour, weight: 30, units: 3 }, ...others];
    expect(recountResult(kept({ options, leftOut: ['U0'] }))).toEqual([]);
    expect(recountResult(kept({ options, leftOut: [] }))).toEqual(['sums-differ']);
    expect(recountResult(kept({ leftOut: ['U0'] }))).toEqual(['sums-differ']);
    const { leftOut: _leftOut, ...unsaid } = kept().result;
    const before = recountResult({ ...kept(), result: unsaid });
    expect(before).toEqual(['result-changed']);
  });

  test.each([
    ['the weight', { weight: 41 }],
    ['the units', { units: 5 }],
  ])('notices %s of an answer', (_what, more) => {
    const [favour, ...others] = counted.options;
    expect(recountResult(kept({ options: [{ ...favour, ...more }, ...others] }))).toEqual([
      'sums-differ',
    ]);
  });

  test('notices a seal of more ballots than stand', () => {
    expect(recountResult(kept({}, 6))).toEqual(['ballots-changed']);
  });

  test('lists one receipt a sending, in the order of its letters', () => {
    const sent = ['C', 'A', 'B', 'A'].map((receipt) => ({ receipt }));
    expect(receiptsOf(sent)).toEqual(['A', 'B', 'C']);
  });
});

describe('a secret question counted again', () => {
  const sealOf = (listed = receipts, count = listed.length) =>
    ({ of: 'receipts', count, salt: 's', hash: hashReceipts('s', listed) }) as const;
  const decided = decideSecretResult(hall);
  const kept = (more: object = {}, over: Parameters<typeof sealResult>[1] = sealOf()) =>
    keep({ ...decided, ...more }, over, {
      ...{ ballots: [], participations: hall.participations, receipts },
    });

  test('agrees where nobody touched it', () => {
    expect(decided.told?.kind).toBe('exact');
    expect(recountResult(kept())).toEqual([]);
  });

  test.each([
    ['units', { weight: 60, units: 5 }, ['participation-differs']],
    ['weight', { weight: 59, units: 6 }, ['participation-differs', 'sums-differ']],
  ])('notices other %s of the participants', (_what, voted, faults) => {
    expect(recountResult(kept({ told: { ...decided.told, voted } }))).toEqual(faults);
  });

  test('notices a result without participation', () => {
    expect(recountResult(kept({ told: undefined }))).toEqual(['participation-differs']);
  });

  test.each([-1, 1])('notices sums that are %i beside the votes received', (beside) => {
    const [favour, ...others] = decided.options;
    const weight = (favour?.weight ?? 0) + beside;
    expect(recountResult(kept({ options: [{ ...favour, weight }, ...others] }))).toEqual([
      'sums-differ',
    ]);
  });

  test('does not add figures that were not told exactly', () => {
    const options = decided.options.map((option) => ({ ...option, weight: null, units: null }));
    const told = { ...decided.told, kind: 'verdict-only' };
    expect(recountResult(kept({ told, options }))).toEqual([]);
  });

  test('notices a seal of other receipts, of more, and none', () => {
    expect(recountResult(kept({}, sealOf(receipts, 7)))).toEqual(['receipts-changed']);
    expect(recountResult(kept({}, sealOf([...receipts].reverse())))).toEqual(['receipts-changed']);
    const { seal: _seal, ...unsealed } = kept().result;
    expect(recountResult({ ...kept(), result: unsealed })).toEqual(['receipts-changed']);
  });

  test('notices receipts that are more or fewer than took part', () => {
    for (const listed of [receipts.slice(1), [...receipts, 'ZZZZ-ZZZZ']]) {
      const again = kept({}, sealOf(listed));
      expect(recountResult({ ...again, receipts: listed })).toEqual(['receipts-changed']);
    }
  });

  describe('of several marks', () => {
    const question = electionOf('people', 'A B C', { marks: { min: 1, max: 3 }, seats: 2 });
    const marked = ['A B', 'A B', 'A C', 'A B', 'A', 'A C'];
    const several = electionHall(question, weights, marked);
    const closed = decideSecretResult(several);
    const told = { ...closed.told, kind: 'exact' };
    const withVotes = (...votes: readonly number[]) =>
      kept({
        ...{ ...closed, told, election: question.election },
        options: closed.options.map((option, i) => ({ ...option, weight: votes[i] ?? 0 })),
      });

    test('adds up to more than was received, and each of them to no more', () => {
      expect(recountResult(withVotes(60, 30, 20))).toEqual([]);
      expect(recountResult(withVotes(5, 3, 2))).toEqual([]);
    });

    test('notices one that got more than was received', () => {
      expect(recountResult(withVotes(61, 30, 20))).toEqual(['sums-differ']);
    });
  });
});
