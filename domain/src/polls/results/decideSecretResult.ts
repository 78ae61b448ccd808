import { numberOf } from '../../kernel/sessions/questionNumber.ts';
import { subtractCounts, sumCounts } from '../../kernel/weights/weight.ts';
import { excluderOf, muteReasons, type RollUnit } from '../../laws/verdicts/roll.ts';
import { annulledVerdict } from '../../laws/verdicts/verdict.ts';
import { type RollSources, rollOf } from '../../meeting/quorum/rollOf.ts';
import type { Attendance } from '../../people/seats/attendance.ts';
import type { Participation } from '../ballots/participation.ts';
import { areWholeHeads, votingBlocks } from '../ballots/votingBlocks.ts';
import { unsettledUnits } from '../ballots/wholeHead.ts';
import { appliedRule } from '../elections/appliedRule.ts';
import { apartOf } from '../judging/apartOf.ts';
import { measureQuestion, type Sat } from '../judging/measureQuestion.ts';
import { representedIn } from '../judging/representedIn.ts';
import { rollTermsOf } from '../judging/rollTermsOf.ts';
import type { Option } from '../marks/option.ts';
import type { Question } from '../questions/question.ts';
import { votesByHeads } from '../secrecy/canBeSecret.ts';
import { eachOwnHead } from '../secrecy/ownHeads.ts';
import type { SafePublication } from '../secrecy/safePublication.ts';
import type { SecretSums } from '../tallies/sealedSums.ts';
import { decideSecretElection } from './decideSecretElection.ts';
import { decideSecretYesNo } from './decideSecretYesNo.ts';
import type { OptionResult, QuestionResult, SecretTelling } from './questionResult.ts';
import { basesKept } from './resultMeasure.ts';
import { areHeadsOf, type Even, evenIn, isSumOf, type Measure, toldIn } from './secretSums.ts';

export interface SecretClosing extends Pick<RollSources, 'units'>, Sat {
  readonly attendance: readonly (RollSources['attendance'][number] &
    Partial<Pick<Attendance, 'label' | 'order'>>)[];
  readonly question: Question;
  /** The instant of the line, in milliseconds. */
  readonly closedAt: number;
  readonly participations: readonly Participation[];
  /** The sums that were sealed while it was open; null when they could not be opened. */
  readonly tally: SecretSums['tally'] | null;
  /** Beside them, of heads that vote once with all their units. */
  readonly heads?: SecretSums['heads'];
}

/**
 * Closes a secret question from its sums. Sums that are not exactly those of the participants decide nothing:
 * the vote is annulled. The returned value is all that is ever kept: exact figures that would tell how
 * somebody voted are not in it, nor in its sentence.
 */
export function decideSecretResult(closing: SecretClosing): QuestionResult {
  const { question, closedAt, participations, tally, heads } = closing;
  const { rule, options } = question;
  const roll = rollOf({
    ...closing,
    ...rollTermsOf(question),
    ballots: participations.map(withoutChoice),
  });
  const measured = measureQuestion(question, roll, closing);
  const { vocabulary, figures, quorum, turnout, base } = measured;
  const voted = sumCounts(participations.map(({ weight }) => ({ weight, units: 1 })));
  const blocks = votingBlocks(question, participations);
  const telling = toldIn(question, blocks);
  const received: Pick<SecretTelling, 'measure' | 'voted' | 'heads'> = {
    measure: telling?.measure ?? 'weight',
    voted,
    ...(question.headsVoteWhole === true ? { heads: blocks.length } : {}),
  };
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
    ...representedIn(question, roll),
    ...unsettledIn(closing, roll),
    closedAt,
    item: question.item ?? '',
    ...(question.proposed === undefined ? {} : { proposed: question.proposed }),
  };
  const { source } = appliedRule(question);
  const kept = { bases: basesKept({ question, call: quorum.call, vocabulary, figures }) };
  // The heads were proved when it opened, and a roster does not move while a question is open.
  const isProved = !isByHeads || areHeadsKnown(closing);
  const isWhole =
    heads === undefined ||
    (tally !== null && areHeadsOf({ tally, heads }, blocks.length, question));
  if (tally === null || !isSumOf(tally, voted, question) || !isWhole || !isProved) {
    const reason = tally === null ? unreadable : isProved ? mismatch : headsMoved;
    return {
      ...said,
      ...kept,
      options: options.map((option) => ({ ...option, weight: null, units: null })),
      told: { kind: 'verdict-only', ...received },
      verdict: annulledVerdict({ ...rule, source }, reason),
    };
  }
  const sums = { tally, ...(heads === undefined ? {} : { heads }) };
  const opened = { question, figures, quorum, turnout, ...sums, blocks, telling };
  const { told, ...decided } = question.election
    ? decideSecretElection(opened, question.election)
    : decideSecretYesNo(opened);
  const step = told.kind === 'rounded' ? { step: told.step } : {};
  return {
    ...said,
    ...(told.kind === 'exact' ? {} : kept),
    options: optionsOf(options, told, received.measure, evenIn(blocks)),
    told: { kind: told.kind, ...step, ...received },
    ...decided,
  };
}

const unreadable =
  'los votos secretos no se pudieron abrir porque falta la llave que los protegía. Repita la votación';
const mismatch =
  'los votos guardados no coinciden con las unidades que participaron. Repita la votación';
const headsMoved =
  'esta decisión cuenta una sola vez a cada dueño o miembro, y lo votado no coincide con los dueños del padrón. Repita la votación';

/** Whether what counts units, or the heads beside them, counts the heads of the roster of the hour. */
function areHeadsKnown({ question, units, participations, heads }: SecretClosing): boolean {
  if (question.headsVoteWhole === true) {
    return heads !== undefined && areWholeHeads(participations, units);
  }
  return question.unitsAreHeads === true && eachOwnHead(units);
}

/** The units of owners who did not agree on who answers for them. */
function unsettledIn(
  { question, attendance, participations }: SecretClosing,
  roll: readonly RollUnit[],
): Pick<QuestionResult, 'unsettled'> {
  if (question.headsVoteWhole !== true) return {};
  const { exclusions } = question.rule;
  const isMute = excluderOf(roll, muteReasons(exclusions), exclusions.reach);
  const headOf = new Map(
    roll
      .filter((unit) => !isMute(unit) && unit.isRepresented !== true)
      .map(({ unitId, headId }) => [unitId, headId]),
  );
  const voting = attendance.flatMap(
    ({ unitId, personId = '', label = unitId, order = 0, present }) => {
      const headId = headOf.get(unitId);
      return present && headId !== undefined ? [{ headId, personId, label, order }] : [];
    },
  );
  const voted = new Set(participations.map(({ headId }) => headId));
  const units = unsettledUnits(
    voting.sort((a, b) => a.order - b.order),
    voted,
  );
  return units.length === 0 ? {} : { unsettled: units.map(({ label }) => label) };
}

/** Marks the unit as having voted; what it chose is in the sums only. */
function withoutChoice({ unitId, weight, personId }: Participation) {
  return { unitId, weight, personId, optionIds: [] };
}

function optionsOf(
  options: readonly Option[],
  told: SafePublication,
  measure: Measure,
  even: Even,
): readonly OptionResult[] {
  return options.map((option) => ({ ...option, ...figuresTold(option, told, measure, even) }));
}

function figuresTold(
  { optionId }: Option,
  told: SafePublication,
  measure: Measure,
  even: Even,
): Pick<OptionResult, 'weight' | 'units' | 'heads' | 'cell'> {
  switch (told.kind) {
    case 'verdict-only':
      return { weight: null, units: null };
    case 'rounded': {
      const cell = told.intervals[optionId];
      return { weight: null, units: null, ...(cell === undefined ? {} : { cell }) };
    }
    case 'exact': {
      const total = told.totals[optionId] ?? 0;
      switch (measure) {
        case 'heads':
          return {
            heads: total,
            units: even.units === null ? null : total * even.units,
            weight: even.weight === null ? null : total * even.weight,
          };
        case 'units':
          return { units: total, weight: even.weight === null ? null : total * even.weight };
        case 'weight':
          return { weight: total, units: even.weight === null ? null : total / even.weight };
      }
    }
  }
}
