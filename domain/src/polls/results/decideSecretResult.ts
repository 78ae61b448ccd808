import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { subtractCounts, sumCounts } from '../../kernel/weights/weight.ts';
import { annulledVerdict } from '../../laws/verdicts/verdict.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Participation } from '../ballots/participation.ts';
import { appliedRule } from '../elections/appliedRule.ts';
import { frameQuestion, type Sat } from '../judging/frameQuestion.ts';
import type { Option } from '../questions/option.ts';
import type { Question } from '../questions/question.ts';
import { measureOf } from '../secrecy/canBeSecret.ts';
import type { SafePublication } from '../secrecy/safePublication.ts';
import type { Tally } from '../tallies/tally.ts';
import { decideSecretElection } from './decideSecretElection.ts';
import { decideSecretYesNo } from './decideSecretYesNo.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';
import { basesKept } from './resultMeasure.ts';
import { isSumOf } from './secretSums.ts';

export interface SecretClosing extends Pick<RollSources, 'units' | 'attendance'>, Sat {
  readonly question: Question;
  /** The instant of the line, in milliseconds. */
  readonly closedAt: number;
  readonly participations: readonly Participation[];
  /** The sums that were sealed while it was open; null when they could not be opened. */
  readonly tally: Tally | null;
}

/**
 * Closes a secret question from its sums. Sums that are not exactly those of who took part decide
 * nothing: the vote is annulled. What is returned is all that is ever kept: exact figures that would
 * tell how somebody voted are not in it, nor in its sentence.
 */
export function decideSecretResult(closing: SecretClosing): QuestionResult {
  const { question, closedAt, participations, tally } = closing;
  const { rule, options } = question;
  const roll = rollOf({ ...closing, options, ballots: participations.map(withoutChoice) });
  const framed = frameQuestion(question, roll, closing);
  const { vocabulary, figures, quorum, turnout, base } = framed;
  const voted = sumCounts(participations.map(({ weight }) => ({ weight, units: 1 })));
  const scope = measureOf(rule);
  const measure = scope === 'units' ? 'units' : 'weight';
  const said = {
    questionId: question.questionId,
    ...numberOf(question),
    text: question.text,
    disclosure: 'secret' as const,
    rehearsal: question.rehearsal ?? false,
    didNotVote: subtractCounts(base, voted),
    base,
    quorum,
    closedAt,
    item: question.item ?? '',
    ...(question.proposed === undefined ? {} : { proposed: question.proposed }),
  };
  const { source } = appliedRule(question);
  const kept = { bases: basesKept({ question, call: quorum.call, vocabulary, figures }) };
  if (tally === null || !isSumOf(tally, voted, question)) {
    return {
      ...said,
      ...kept,
      options: options.map((option) => ({ ...option, weight: null, units: null })),
      told: { kind: 'verdict-only', measure, voted },
      verdict: annulledVerdict({ ...rule, source }, tally === null ? unreadable : mismatch),
    };
  }
  const opened = { question, figures, quorum, turnout, tally, participations, scope };
  const { told, ...decided } = question.election
    ? decideSecretElection(opened, question.election)
    : decideSecretYesNo(opened);
  const step = told.kind === 'rounded' ? { step: told.step } : {};
  return {
    ...said,
    ...(told.kind === 'exact' ? {} : kept),
    options: optionsOf(options, told, measure, evenWeight(participations)),
    told: { kind: told.kind, ...step, measure, voted },
    ...decided,
  };
}

const unreadable =
  'los votos secretos no se pudieron abrir porque falta la llave que los protegía. Repita la votación';
const mismatch =
  'los votos guardados no coinciden con las unidades que participaron. Repita la votación';

/** Marks the unit as having voted; what it chose is in the sums only. */
function withoutChoice({ unitId, weight }: Participation) {
  return { unitId, weight, optionIds: [] };
}

/** What every unit weighs, when all weigh the same: then one figure says the other. */
function evenWeight(participations: readonly Participation[]): number | null {
  const [weight = 1, ...others] = new Set(participations.map((one) => one.weight));
  return others.length > 0 || weight === 0 ? null : weight;
}

function optionsOf(
  options: readonly Option[],
  told: SafePublication,
  measure: 'weight' | 'units',
  even: number | null,
): readonly OptionResult[] {
  return options.map((option) => ({ ...option, ...figuresTold(option, told, measure, even) }));
}

function figuresTold(
  { optionId }: Option,
  told: SafePublication,
  measure: 'weight' | 'units',
  even: number | null,
): Pick<OptionResult, 'weight' | 'units' | 'cell'> {
  switch (told.kind) {
    case 'verdict-only':
      return { weight: null, units: null };
    case 'rounded': {
      const cell = told.intervals[optionId];
      return { weight: null, units: null, ...(cell === undefined ? {} : { cell }) };
    }
    case 'exact': {
      const total = told.totals[optionId] ?? 0;
      return measure === 'units'
        ? { units: total, weight: even === null ? null : total * even }
        : { weight: total, units: even === null ? null : total / even };
    }
  }
}
