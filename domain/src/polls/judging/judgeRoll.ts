import { ballotKindOf } from '../../kernel/ballotKinds/ballotKinds.ts';
import { besidesOf } from '../../laws/verdicts/besidesOf.ts';
import { presumeConsent } from '../../laws/verdicts/presumedConsent.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import { type Verdict, verdictOf } from '../../laws/verdicts/verdict.ts';
import { countChoices, type ElectionUnit } from '../elections/countChoices.ts';
import { runElection } from '../elections/runElection.ts';
import { choiceOf, type Markable, type Marked } from '../marks/marks.ts';
import type { ChoiceCounts } from '../places/choiceCounts.ts';
import type { Elected } from '../places/elected.ts';
import type { Question } from '../questions/question.ts';
import { type MeasuredQuestion, measureQuestion, type Sat } from './measureQuestion.ts';

export interface JudgedRoll {
  readonly measured: MeasuredQuestion;
  /** Of an election: what was marked, by scope. */
  readonly counts: ChoiceCounts | null;
  readonly decided: { readonly verdict: Verdict; readonly elected?: Elected };
}

type CastBallot = Marked & { readonly unitId: string };

/** The result of a roll with its ballots under the rule of the question. */
export function judgeRoll(
  question: Question,
  roll: readonly RollUnit[],
  ballots: readonly CastBallot[],
  sat: Sat,
): JudgedRoll {
  const { rule, election } = question;
  const measured = measureQuestion(question, roll, sat);
  const { vocabulary, scopes, figures, quorum, turnout } = measured;
  if (election) {
    const units = electionRoll(roll, ballots, question);
    const counts = countChoices(units, scopes, rule.exclusions, ballotKindOf(question));
    return {
      measured,
      counts,
      decided: runElection({ question, terms: election, quorum, counts }),
    };
  }
  // Nobody can have been notified yet, so no date matters: every absent owner may still object.
  const consent = presumeConsent({ rule, roll, scopes, notices: [], today: '' });
  const besides = besidesOf(rule, roll, scopes, quorum.call);
  const verdict = verdictOf({ rule, figures, quorum, turnout, vocabulary, consent, ...besides });
  return { measured, counts: null, decided: { verdict } };
}

/** The roll with what each ballot marked, as an election counts it. */
function electionRoll(
  roll: readonly RollUnit[],
  ballots: readonly CastBallot[],
  question: Markable,
): readonly ElectionUnit[] {
  const ballotOf = new Map(ballots.map((ballot) => [ballot.unitId, ballot]));
  return roll.map(({ vote: _vote, ...unit }) => {
    const ballot = ballotOf.get(unit.unitId);
    return { ...unit, choice: ballot === undefined ? null : choiceOf(question, ballot) };
  });
}
