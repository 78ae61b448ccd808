import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { subtractCounts, sumCounts } from '../../kernel/weights/weight.ts';
import { annulledVerdict } from '../../laws/verdicts/verdict.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Participation } from '../ballots/participation.ts';
import { appliedRule } from '../elections/appliedRule.ts';
import { apartOf } from '../judging/apartOf.ts';
import { frameQuestion, type Sat } from '../judging/frameQuestion.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import type { Option } from '../questions/option.ts';
import type { Question } from '../questions/question.ts';
import { votesByHeads } from '../secrecy/canBeSecret.ts';
import { eachOwnHead } from '../secrecy/ownHeads.ts';
import type { SafePublication } from '../secrecy/safePublication.ts';
import type { Tally } from '../tallies/tally.ts';
import { decideSecretElection } from './decideSecretElection.ts';
import { decideSecretYesNo } from './decideSecretYesNo.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';
import { basesKept } from './resultMeasure.ts';
import { evenWeight, isSumOf, toldIn } from './secretSums.ts';

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
  const roll = rollOf({
    ...closing,
    ...rollTermsOf(question),
    ballots: participations.map(withoutChoice),
  });
  const framed = frameQuestion(question, roll, closing);
  const { vocabulary, figures, quorum, turnout, base } = framed;
  const voted = sumCounts(participations.map(({ weight }) => ({ weight, units: 1 })));
  const telling = toldIn(question, participations);
  const measure = telling?.measure ?? 'weight';
  const isByHeads = votesByHeads(rule);
  const said = {
    questionId: question.questionId,
    ...numberOf(question),
    text: question.text,
    disclosure: 'secret' as const,
    rehearsal: question.rehearsal ?? false,
    didNotVote: subtractCounts(base, voted),
    base,
    quorum,
    ...apartOf(rule, roll),
    closedAt,
    item: question.item ?? '',
    ...(question.proposed === undefined ? {} : { proposed: question.proposed }),
  };
  const { source } = appliedRule(question);
  const kept = { bases: basesKept({ question, call: quorum.call, vocabulary, figures }) };
  // It was proved when it opened, and a roster does not move while a question is open.
  const isProved = !isByHeads || (question.unitsAreHeads === true && eachOwnHead(closing.units));
  if (tally === null || !isSumOf(tally, voted, question) || !isProved) {
    const reason = tally === null ? unreadable : isProved ? mismatch : headsMoved;
    return {
      ...said,
      ...kept,
      options: options.map((option) => ({ ...option, weight: null, units: null })),
      told: { kind: 'verdict-only', measure, voted },
      verdict: annulledVerdict({ ...rule, source }, reason),
    };
  }
  const opened = { question, figures, quorum, turnout, tally, participations, telling };
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
const headsMoved =
  'esta decisión cuenta una sola vez a cada dueño o miembro, y en el padrón hay quien tiene más de una unidad. Repita la votación con nombre';

/** Marks the unit as having voted; what it chose is in the sums only. */
function withoutChoice({ unitId, weight, personId }: Participation) {
  return { unitId, weight, personId, optionIds: [] };
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
