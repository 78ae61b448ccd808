import type { Question } from '../questions/question.ts';
import { countPresence } from '../quorum/countPresence.ts';
import { quorumOf } from '../quorum/quorum.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { mainWeight } from '../rules/scope.ts';
import { sayPresent, termOf } from '../rules/vocabulary.ts';
import { addToTally, emptyTally, totalOf } from '../tallies/tally.ts';
import { countRoll } from '../verdicts/countRoll.ts';
import { figuresOf } from '../verdicts/figures.ts';
import { excluderOf } from '../verdicts/roll.ts';
import { scopesOf } from '../verdicts/scopesOf.ts';
import { verdictOf } from '../verdicts/verdict.ts';
import { nothing, subtractCounts } from '../weights/weight.ts';
import type { QuestionResult } from './questionResult.ts';
import { type RollSources, rollOf } from './rollOf.ts';

export interface Closing extends Omit<RollSources, 'options'> {
  readonly question: Question;
  readonly call: number;
  /** The instant of the line, in milliseconds. */
  readonly closedAt: number;
}

/**
 * Recounts a question from its ballots, as of the line. The base «present» is the units present at
 * closing joined with the units that have a ballot: those who voted and left stay in it. The quorum
 * looks only at who is present at the line. Who has no vote under the rule is not counted.
 */
export function closeQuestion(closing: Closing): QuestionResult {
  const { question, call, closedAt } = closing;
  const { rule } = question;
  const { vocabulary } = packOf(question.rulePack);
  const roll = rollOf({ ...closing, options: question.options });
  const scopes = scopesOf(rule);
  const present = countPresence(roll, scopes, rule.exclusions);
  const quorum = quorumOf(rule.quorum, call, present, vocabulary);
  const figures = countRoll(roll, scopes, rule.exclusions);
  const isMute = excluderOf(roll, rule.exclusions.vote, rule.exclusions.reach);
  const mute = new Set(roll.filter(isMute).map((unit) => unit.unitId));
  const counted = closing.ballots.filter((ballot) => !mute.has(ballot.unitId));
  const tally = counted.reduce(addToTally, emptyTally);
  const base = {
    weight: figuresOf(figures, mainWeight).present,
    units: figuresOf(figures, 'units').present,
  };
  return {
    questionId: question.questionId,
    number: question.number,
    text: question.text,
    options: question.options.map((option) => ({
      ...option,
      ...(tally[option.optionId] ?? nothing),
    })),
    didNotVote: subtractCounts(base, totalOf(tally)),
    base,
    baseName: sayPresent(termOf(vocabulary, mainWeight)),
    quorum,
    verdict: verdictOf({ rule, figures, quorum, vocabulary, consent: null }),
    closedAt,
    item: question.item ?? '',
    rehearsal: question.rehearsal ?? false,
  };
}
