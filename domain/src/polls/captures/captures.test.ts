import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matterRule, packOf } from '../../laws/rulePacks/rulePacks.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Ballot, decideCast, isInForce } from '../ballots/decideCast.ts';
import { type Question, yesNoOptions } from '../questions/question.ts';
import { emptyTally, type Tally, tallyOf } from '../tallies/tally.ts';
import { decideCorrection } from './decideCorrection.ts';

const units = ['U0', 'U1', 'U2'] as const;
const options = ['favour', 'against', 'blank'] as const;

const step = fc.record({
  kind: fc.constantFrom('phone', 'plate', 'change', 'correct', 'withdraw', 'repeat' as const),
  unitId: fc.constantFrom(...units),
  optionId: fc.constantFrom(...options),
  /** Which of the sendings before comes again. */
  back: fc.nat(30),
});

interface Sent {
  readonly run: (existing: Ballot | null) => ReturnType<typeof decideCast>;
  readonly unitId: string;
}

function question(mayChange: boolean): Question {
  return {
    ...{ questionId: 'q', number: 1, text: '¿Aprueba?', session: 1, state: 'open' },
    options: yesNoOptions({ blank: true, abstention: false }),
    rule: matterRule(packOf('co-ph'), 'budget'),
    ...{ rulePack: 'co-ph', liveBars: true, durationSeconds: null, openedAt: 0, closesAt: null },
    ...{ quorumAtOpening: true, mayChange },
  };
}

function seatOf(unitId: string): Attendance {
  const weight = (Number(unitId.slice(1)) + 1) * 1_000;
  return {
    ...{ unitId, label: unitId, group: '', order: 0, weight, headId: 'ana', personId: 'ana' },
    ...{ personName: 'Ana', ownerName: 'Ana', capacity: 'owner', channel: 'hall' },
    ...{ present: true, since: 0 },
  };
}

/** Without the options that came and went. */
function whatCounts(tally: Tally): Tally {
  return Object.fromEntries(
    Object.entries(tally).filter(([, { weight, units: count }]) => weight !== 0 || count !== 0),
  );
}

test('the sums are those of the ballots that stand, whatever is captured, changed, corrected or sent again', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 60 }), (mayChange, steps) => {
      const ballots = new Map<string, Ballot>();
      const sendings: Sent[] = [];
      let tally: Tally = emptyTally;
      for (const [now, { kind, unitId, optionId, back }] of steps.entries()) {
        const seen = ballots.get(unitId)?.receipt ?? 'none';
        const id = { requestId: `r${now}`, receipt: `c${now}`, now, isInArrears: false };
        const asked = { question: question(mayChange), attendance: seatOf(unitId), unitId };
        const made = (run: Sent['run']): Sent => ({ unitId, run });
        const again = sendings[back % Math.max(1, sendings.length)];
        const corrects = kind === 'correct' || kind === 'withdraw';
        const marked = kind === 'withdraw' ? null : { optionIds: [optionId] };
        const sending =
          kind === 'repeat' && again !== undefined
            ? again
            : made((existing) =>
                corrects
                  ? decideCorrection({ ...asked, ...id, existing, uid: 'teller', seen, marked })
                  : decideCast({
                      ...{ ...asked, ...id, existing, optionIds: [optionId] },
                      voter:
                        kind === 'plate'
                          ? { uid: 'teller', personId: 'ana', channel: 'plate' }
                          : { uid: 'ana', personId: 'ana' },
                      replaces: kind === 'change' ? seen : undefined,
                    }),
              );
        sendings.push(sending);
        const existing = ballots.get(sending.unitId) ?? null;
        const decided = sending.run(existing);
        if (!decided.ok || decided.value.repeated) continue;
        const { ballot } = decided.value;
        if (existing !== null && isInForce(existing)) tally = takeFromTally(tally, existing);
        if (isInForce(ballot)) tally = tallyOf({}, [ballot], tally);
        ballots.set(ballot.unitId, ballot);
        expect(ballot.earlier ?? []).toHaveLength(
          existing === null ? 0 : (existing.earlier ?? []).length + 1,
        );
      }
      const standing = [...ballots.values()].filter(isInForce);
      expect(whatCounts(tally)).toEqual(tallyOf({}, standing));
      const sent = [...ballots.values()].flatMap(({ requestId, earlier = [] }) => [
        requestId,
        ...earlier.map((one) => one.requestId),
      ]);
      expect(new Set(sent).size).toBe(sent.length);
    }),
    { numRuns: 300 },
  );
});

/** Takes out a ballot that was added before. */
function takeFromTally(tally: Tally, ballot: Ballot): Tally {
  const kept = Object.entries(tallyOf({}, [ballot])).map(([key, { weight, units }]) => {
    const held = tally[key] ?? { weight: 0, units: 0 };
    return [key, { weight: held.weight - weight, units: held.units - units }] as const;
  });
  return { ...tally, ...Object.fromEntries(kept) };
}
