import { refuse } from '../../kernel/refusals/outcome.ts';
import type { Refusal } from '../../kernel/refusals/refusal.ts';
import { muteReasons } from '../../laws/verdicts/roll.ts';
import { headIdOf } from '../../people/rosters/heads.ts';
import { owingHeads } from '../../people/rosters/rosterCounts.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import { type Ballot, decideCast } from '../ballots/decideCast.ts';
import { splitUnits } from '../ballots/splitUnits.ts';
import type { Question } from '../questions/question.ts';

export interface PaperVoteAsked {
  /** As it stands while it is open, with whom the chair put apart. */
  readonly question: Question;
  /** The hall and the roster of the hour it was closed. */
  readonly seats: readonly Attendance[];
  readonly units: readonly Unit[];
  readonly choices: readonly { readonly unitId: string; readonly optionIds: readonly string[] }[];
  readonly closedAt: number;
  /** The person who records it, and the submission that brings it. */
  readonly uid: string;
  readonly requestId: string;
  readonly receipt: string;
}

/** The votes that count, and the units whose vote does not, each with why. */
export interface PaperVoteDecided {
  readonly ballots: readonly Ballot[];
  readonly refused: readonly { readonly unitId: string; readonly refusal: Refusal }[];
}

/**
 * Decides each vote on paper as if it had come in at the recorded hour: by the holder of the unit then, if it
 * was present and nothing kept it from voting.
 */
export function decidePaperVote(asked: PaperVoteAsked): PaperVoteDecided {
  const { seats, units, choices, closedAt, uid, requestId, receipt } = asked;
  const question: Question = { ...asked.question, state: 'open', closesAt: null };
  const seatOf = new Map(seats.map((seat) => [seat.unitId, seat]));
  const owing = owingUnits(question, units);
  const answers = choices.map((choice) => ({
    ...choice,
    headId: seatOf.get(choice.unitId)?.headId,
  }));
  const split = splitUnits(question.rule, answers);
  const ballots: Ballot[] = [];
  const refused: { unitId: string; refusal: Refusal }[] = [];
  for (const { unitId, optionIds } of choices) {
    const attendance = seatOf.get(unitId) ?? null;
    const decided = split.has(unitId)
      ? refuse('head-cannot-split')
      : decideCast({
          ...{ question, attendance, existing: null, unitId, optionIds, requestId, receipt },
          voter: { uid, personId: attendance?.personId ?? '', channel: 'paper' },
          isInArrears: owing.has(unitId),
          now: closedAt,
        });
    if (decided.ok) ballots.push(decided.value.ballot);
    else refused.push({ unitId, refusal: decided.refusal });
  }
  return { ballots, refused };
}

/** Units that have no vote for what they, or under some laws their owner, owe. */
function owingUnits({ rule }: Question, units: readonly Unit[]): ReadonlySet<string> {
  if (!muteReasons(rule.exclusions).includes('arrears')) return new Set();
  const heads = rule.exclusions.reach === 'owner' ? owingHeads(units) : new Set<string>();
  const owing = units.filter((unit) => unit.inArrears || heads.has(headIdOf(unit)));
  return new Set(owing.map(({ unitId }) => unitId));
}
