import { ballotKindOf } from '../../kernel/ballotKinds/ballotKinds.ts';
import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { type Count, nothing, subtractCounts } from '../../kernel/weights/weight.ts';
import { presumeConsent } from '../../laws/verdicts/presumedConsent.ts';
import { excluderOf, muteReasons, type RollUnit } from '../../laws/verdicts/roll.ts';
import { verdictOf } from '../../laws/verdicts/verdict.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import { countChoices, type ElectionUnit } from '../elections/countChoices.ts';
import type { Markable } from '../elections/marks.ts';
import { choiceOf, type Marked } from '../elections/marks.ts';
import { runElection } from '../elections/runElection.ts';
import type { Question } from '../questions/question.ts';
import { tallyOf, totalOf } from '../tallies/tally.ts';
import { frameQuestion, type Sat } from './frameQuestion.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';
import { measuresOf } from './resultMeasure.ts';

export interface Closing extends Omit<RollSources, 'options'>, Sat {
  readonly question: Question;
  /** The instant of the line, in milliseconds. */
  readonly closedAt: number;
}

/** A result with the units whose ballot is kept and not counted: they have no vote under the rule. */
export interface CountedResult extends QuestionResult {
  readonly options: readonly (OptionResult & Count)[];
  readonly leftOut: readonly string[];
}

/** Recounts a named question from its ballots, as of the line. */
export function decideResult(closing: Closing): CountedResult {
  const { question, call, closedAt } = closing;
  const { rule, election } = question;
  const roll = rollOf({ ...closing, options: question.options });
  const framed = frameQuestion(question, roll, closing);
  const { vocabulary, scopes, figures, quorum, turnout, base } = framed;
  const isMute = excluderOf(roll, muteReasons(rule.exclusions), rule.exclusions.reach);
  // Nobody can have been notified yet, so no date matters: every absent owner may still object.
  const consentAtClosing = presumeConsent({ rule, roll, scopes, notices: [], today: '' });
  const mute = new Set(roll.filter(isMute).map((unit) => unit.unitId));
  const counted = closing.ballots.filter((ballot) => !mute.has(ballot.unitId));
  const tally = tallyOf(question, counted);
  const counts = election
    ? countChoices(
        electionRoll(roll, closing.ballots, question),
        scopes,
        rule.exclusions,
        ballotKindOf(question),
      )
    : null;
  const decided =
    election && counts
      ? runElection({ question, terms: election, quorum, counts })
      : {
          verdict: verdictOf({
            rule,
            figures,
            quorum,
            turnout,
            vocabulary,
            consent: consentAtClosing,
          }),
        };
  return {
    questionId: question.questionId,
    ...numberOf(question),
    text: question.text,
    options: question.options.map((option) => ({
      ...option,
      ...(tally[option.optionId] ?? nothing),
    })),
    didNotVote: subtractCounts(base, totalOf(tally)),
    base,
    quorum,
    measures: measuresOf({ question, call, vocabulary, figures, counts }),
    ...decided,
    ...(election ? { election } : {}),
    leftOut: closing.ballots.map(({ unitId }) => unitId).filter((unitId) => mute.has(unitId)),
    closedAt,
    item: question.item ?? '',
    ...(question.proposed === undefined ? {} : { proposed: question.proposed }),
    rehearsal: question.rehearsal ?? false,
  };
}

/** The roll with what each ballot marked, as an election counts it. */
function electionRoll(
  roll: readonly RollUnit[],
  ballots: readonly (Marked & { readonly unitId: string })[],
  question: Markable,
): readonly ElectionUnit[] {
  const ballotOf = new Map(ballots.map((ballot) => [ballot.unitId, ballot]));
  return roll.map(({ vote: _vote, ...unit }) => {
    const ballot = ballotOf.get(unit.unitId);
    return { ...unit, choice: ballot === undefined ? null : choiceOf(question, ballot) };
  });
}
