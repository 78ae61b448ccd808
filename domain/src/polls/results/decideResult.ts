import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { type Count, nothing, subtractCounts } from '../../kernel/weights/weight.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { excluderOf, muteReasons } from '../../laws/verdicts/roll.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import { apartOf, isDecisive } from '../judging/apartOf.ts';
import { judgeRoll } from '../judging/judgeRoll.ts';
import type { Sat } from '../judging/measureQuestion.ts';
import { otherCountOf } from '../judging/otherCount.ts';
import { representedIn } from '../judging/representedIn.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import { paperToldOf } from '../questions/paperVote.ts';
import type { Question } from '../questions/question.ts';
import { tallyOf, totalOf } from '../tallies/tally.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';
import { classTally, measuresOf, undoingMeasure } from './resultMeasure.ts';

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
  const { question, call, closedAt, ballots } = closing;
  const { rule, election } = question;
  const roll = rollOf({ ...closing, ...rollTermsOf(question) });
  const { measured, counts, decided } = judgeRoll(question, roll, ballots, closing);
  const { vocabulary, figures, quorum, base } = measured;
  const isMute = excluderOf(roll, muteReasons(rule.exclusions), rule.exclusions.reach);
  const mute = new Set(roll.filter(isMute).map((unit) => unit.unitId));
  const counted = ballots.filter((ballot) => !mute.has(ballot.unitId));
  const tally = tallyOf(question, counted);
  const judgeBy = (other: Rule) =>
    judgeRoll({ ...question, rule: other }, roll, ballots, closing).decided;
  const otherCount = otherCountOf(rule, roll, decided, judgeBy);
  const measuring = { question, call, vocabulary, figures, counts };
  const { apart } = apartOf(rule, roll);
  const isApartDecisive =
    apart !== undefined &&
    !election &&
    isDecisive(
      roll,
      decided.verdict.kind,
      (other) => judgeRoll(question, other, ballots, closing).decided.verdict.kind,
    );
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
    measures: measuresOf(measuring),
    ...undoingMeasure(measuring),
    ...classTally(question, roll, counted, measuring),
    ...decided,
    ...(otherCount === null ? {} : { otherCount }),
    ...(election ? { election } : {}),
    ...(apart === undefined
      ? {}
      : { apart: isApartDecisive ? { ...apart, isDecisive: true } : apart }),
    ...representedIn(question, roll),
    ...paperToldOf(question),
    leftOut: ballots.map(({ unitId }) => unitId).filter((unitId) => mute.has(unitId)),
    closedAt,
    item: question.item ?? '',
    ...(question.proposed === undefined ? {} : { proposed: question.proposed }),
    rehearsal: question.rehearsal ?? false,
  };
}
