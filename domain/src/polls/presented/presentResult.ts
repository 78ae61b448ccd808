import { endSentence } from '../../kernel/text/sentence.ts';
import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { atLeast, moreThanHalf } from '../../kernel/weights/threshold.ts';
import { nothing } from '../../kernel/weights/weight.ts';
import { percentOf } from '../../laws/findings/percents.ts';
import { verdictWord } from '../../laws/verdicts/verdict.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';
import { sayQuorum } from '../../meeting/quorum/sayQuorum.ts';
import { sayOtherCount } from '../judging/otherCount.ts';
import { sayApart } from '../judging/sayApart.ts';
import { sayRepresented } from '../judging/sayRepresented.ts';
import { sayToldRecount } from '../recounts/hallRecount.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import { sayPresumed } from '../tallies/presumedTally.ts';
import type { LiveVoting } from './liveQuestion.ts';
import { sayBases } from './presentBases.ts';
import { type PresentedSeat, presentElected, sayElectionWord } from './presentElected.ts';
import type { PresentedBar, PresentedMeasure } from './presentedBar.ts';
import { presentMeasures } from './presentMeasures.ts';
import { sayRounds, withRounds } from './presentRounds.ts';
import { sayTelling, sayUnsettled } from './presentSecret.ts';

export interface PresentedResult {
  /** One, or both of a double majority; of an order of preference, its last round besides. */
  readonly measures: readonly PresentedMeasure[];
  readonly kind: VerdictKind;
  readonly word: string;
  readonly sentence: string;
  readonly base: string;
  /** Of an election: who takes each seat. */
  readonly seats: readonly PresentedSeat[];
}

/** Every public screen and report says a result with the same words and figures. */
export function presentResult(result: QuestionResult): PresentedResult {
  const measures = withRounds(presentMeasures(result), result);
  const { paper } = result;
  const notes = [
    sayTelling(result),
    sayRounds(result),
    result.presumed && sayPresumed(result.presumed),
    sayOtherCount(result),
    sayApart(result),
    sayRepresented(result),
    sayUnsettled(result),
    ...(result.recounts ?? []).map(sayToldRecount),
  ];
  const said = [sayBases(result), ...notes.filter((note) => note)].join('. ');
  return {
    measures,
    ...sayVerdict(result),
    // First, for its hours may end in a point.
    base: `${paper === undefined ? '' : `${endSentence(paper.said)} `}${said}`,
    seats: presentElected(result),
  };
}

/** `Quórum de la decisión: 75,0000 (75,00 %)`. */
export function sayDecisionQuorum({ quorum }: Pick<QuestionResult, 'quorum'>): string {
  return `Quórum de la decisión: ${sayQuorum(quorum)}`;
}

/** An annulled vote and a practice one say first of all that they do not count. */
export function sayVerdict({
  verdict,
  annulment,
  rehearsal,
  election,
}: Pick<QuestionResult, 'verdict' | 'annulment' | 'rehearsal' | 'election'>): Pick<
  PresentedResult,
  'kind' | 'word' | 'sentence'
> {
  const { kind, sentence } = verdict;
  if (annulment !== undefined) {
    return {
      kind: 'annulled',
      word: 'Anulada',
      sentence: `No cuenta. Motivo: ${annulment.reason}`,
    };
  }
  if (rehearsal === true) {
    return {
      kind,
      word: 'Ensayo',
      sentence: `No cuenta. Habría sido así: ${sentence}`,
    };
  }
  const word = sayElectionWord({ ...(election ? { election } : {}), verdict }) ?? verdictWord(kind);
  return { kind, word, sentence };
}

/**
 * The running sums of an open question over the expected voters, in the measure of its rule. A share of half
 * or less never reads as more, nor the reverse.
 */
export function presentRunning(
  live: Pick<LiveVoting, 'bars' | 'question' | 'expected'>,
): readonly PresentedBar[] | null {
  const { bars, question, expected } = live;
  if (bars === null) return null;
  const measure = question.measure ?? 'weight';
  const whole = expected[measure];
  return question.options.map(({ optionId: id, label, role: tone }): PresentedBar => {
    const count = bars[id] ?? nothing;
    return {
      id,
      label,
      tone,
      counts: count,
      amounts: [formatWeight(count.weight), sayUnits(count.units)],
      share: whole === 0 ? 0 : count[measure] / whole,
      percent: percentOf(count[measure], whole, moreThanHalf),
    };
  });
}

/** The bars for a hall: a weighed measure shows only how many, for its share is beside it already. */
export function withCountsAlone(bars: readonly PresentedBar[]): readonly PresentedBar[] {
  return bars.map((bar) => {
    const [, ...others] = bar.amounts;
    return bar.counts.weight === undefined || others.length === 0
      ? bar
      : { ...bar, amounts: others };
  });
}

/** A vote that goes on, as far as how much came in says. */
export interface Participating extends Pick<LiveVoting, 'voted' | 'expected'> {
  readonly question: Pick<LiveVoting['question'], 'measure'>;
}

/**
 * The part of the expected votes that was cast, in the measure of the rule: all of it only where nothing is
 * missing.
 */
export function presentParticipation({ voted, expected, question }: Participating) {
  const measure = question.measure ?? 'weight';
  const [part, whole] = [voted[measure], expected[measure]];
  return {
    share: whole === 0 ? 0 : part / whole,
    percent: percentOf(part, whole, everything),
    /** Null where it does not decide: beside units its share would be another. */
    weights:
      measure === 'units'
        ? null
        : `${formatWeight(voted.weight)} de ${formatWeight(expected.weight)}`,
    units: `${formatCount(voted.units)} de ${sayUnits(expected.units)}`,
    isComplete: expected.units > 0 && voted.units >= expected.units,
  };
}

const everything = atLeast(1, 1);
