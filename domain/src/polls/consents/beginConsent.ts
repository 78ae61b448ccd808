import { localDateOf } from '../../kernel/calendars/zone.ts';
import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Unit } from '../../people/rosters/unit.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import type { Closing } from '../results/decideResult.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import type { PresumedTally } from '../tallies/presumedTally.ts';
import type { ConsentProcess } from './consentProcess.ts';
import { type FrozenUnit, freezeRoll, hashFrozen } from './frozenUnit.ts';
import { reckonConsent } from './reckonConsent.ts';
import { restandConsent } from './restandConsent.ts';

export interface BegunConsent {
  readonly frozen: readonly FrozenUnit[];
  readonly presumed: PresumedTally;
  /** Without the number of documents that hold the roll, which only the storing code knows. */
  readonly process: Omit<ConsentProcess, 'parts'>;
}

/** The process that a closing starts when its verdict waits for the absent; null when it does not. */
export function beginConsent(
  closing: Closing & { readonly units: readonly Unit[]; readonly timeZone: string },
  result: QuestionResult,
): BegunConsent | null {
  const { question, closedAt, units, timeZone } = closing;
  const { presumedConsent } = question.rule;
  if (presumedConsent === null || result.verdict.kind !== 'pending') return null;
  if (question.rehearsal === true) return null;
  const frozen = freezeRoll(rollOf({ ...closing, ...rollTermsOf(question) }), units);
  const { quorum } = result;
  const closedOn = localDateOf(closedAt, timeZone);
  const reckoned = reckonConsent({ question, frozen, quorum, notices: new Map(), today: closedOn });
  const { questionId, text, session } = question;
  const { source, days } = presumedConsent;
  const rollHash = hashFrozen(frozen);
  return {
    frozen,
    presumed: { ...reckoned.tally, rollHash, source, settledAt: null },
    process: {
      questionId,
      ...numberOf(question),
      text,
      session,
      timeZone,
      days,
      closedOn,
      state: 'open',
      ...restandConsent(reckoned, timeZone),
      changedAt: closedAt,
      settledAt: null,
    },
  };
}
