import { asciiText } from '../../kernel/events/asciiText.ts';
import { voteKindOf } from '../../laws/findings/figures.ts';
import type { Ballot } from '../ballots/decideCast.ts';
import type { Question } from '../questions/question.ts';
import type { StoredResult } from '../results/questionResult.ts';
import type { ConsentNotice } from './consentNotice.ts';
import { type FrozenUnit, hashFrozen } from './frozenUnit.ts';
import { reckonConsent } from './reckonConsent.ts';

/** The stored facts of a decision that waits, or waited, for the absent. */
export interface KeptOfConsent {
  readonly result: StoredResult;
  readonly question: Question;
  readonly frozen: readonly FrozenUnit[];
  readonly notices: ReadonlyMap<string, ConsentNotice>;
  readonly ballots: readonly Pick<Ballot, 'unitId' | 'optionIds'>[];
}

/**
 * Derives the verdict again from the ballots, the roll at closing and the notices, as of the day it was
 * reckoned for, and says whether it is the one that is kept.
 */
export function isConsentHeld(kept: KeptOfConsent): boolean {
  const { result, question, frozen, notices } = kept;
  const { presumed, quorum, verdict } = result;
  if (presumed === undefined) return true;
  if (hashFrozen(frozen) !== presumed.rollHash || !holdsBallots(kept)) return false;
  const again = reckonConsent({ question, frozen, quorum, notices, today: presumed.on });
  const { rollHash, source, settledAt } = presumed;
  const isFinal = again.verdict.kind !== 'pending';
  return (
    asciiText(again.verdict) === asciiText(verdict) &&
    asciiText({ ...again.tally, rollHash, source, settledAt }) === asciiText(presumed) &&
    isFinal === (settledAt !== null)
  );
}

/** Every vote of the roll is a ballot, and every ballot of a unit of the roll is its vote. */
function holdsBallots({ question, frozen, ballots }: KeptOfConsent): boolean {
  const roles = new Map(question.options.map(({ optionId, role }) => [optionId, voteKindOf(role)]));
  const votes = new Map(
    ballots.map(({ unitId, optionIds: [first = ''] }) => [unitId, roles.get(first) ?? 'null']),
  );
  return frozen.every(({ unitId, vote }) => (votes.get(unitId) ?? null) === vote);
}
