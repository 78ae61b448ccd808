import { sayPresumed } from '../consents/presumedTally.ts';
import type { LiveVoting } from '../live/live.ts';
import type { Option } from '../questions/question.ts';
import { mainWeight } from '../rules/scope.ts';
import { sayThreshold, type Threshold } from '../rules/threshold.ts';
import type { Finding } from '../verdicts/assess.ts';
import { type VerdictKind, verdictWord } from '../verdicts/verdict.ts';
import { formatCount, formatPercent, formatWeight } from '../weights/formatWeight.ts';
import { sayUnits } from '../weights/sayUnits.ts';
import { type Count, nothing } from '../weights/weight.ts';
import { barsOf, type PresentedBar, presentBar } from './presentBars.ts';
import { type PresentedSeat, presentElected, sayElectionWord } from './presentElected.ts';
import { sayTelling } from './presentSecret.ts';
import type { QuestionResult } from './questionResult.ts';

export interface PresentedResult {
  readonly bars: readonly PresentedBar[];
  /** What the answer in favour needs, where it is a share of the main weight that fits the bars. */
  readonly line: { readonly share: number; readonly label: string } | null;
  readonly kind: VerdictKind;
  readonly word: string;
  readonly sentence: string;
  readonly base: string;
  /** Of an election: who takes each seat. */
  readonly seats: readonly PresentedSeat[];
}

/** Every public screen and report says a result with the same words and figures. */
export function presentResult(result: QuestionResult): PresentedResult {
  const { base, verdict } = result;
  const said = `Base: ${result.baseName} ${formatWeight(base.weight)} · ${sayUnits(base.units)}`;
  const notes = [sayTelling(result), result.presumed && sayPresumed(result.presumed)];
  return {
    bars: barsOf(result),
    line: verdict.finding === null ? null : lineOf(verdict.finding, base),
    ...sayVerdict(result),
    base: [said, ...notes.filter((note) => note)].join('. '),
    seats: presentElected(result),
  };
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

/** The running sums of an open question over those who are expected to vote. */
export function presentRunning(
  live: Pick<LiveVoting, 'bars' | 'question' | 'expected'>,
): readonly PresentedBar[] | null {
  const { bars, question, expected } = live;
  if (bars === null || question === null) return null;
  return question.options.map((option: Option) =>
    presentBar(
      {
        ...{ id: option.optionId, label: option.label, tone: option.role },
        ...(bars[option.optionId] ?? nothing),
      },
      expected,
    ),
  );
}

/** How much of what is expected has voted. */
export function presentParticipation(live: Pick<LiveVoting, 'voted' | 'expected'>) {
  const { voted, expected } = live;
  return {
    share: shareOf(voted, expected),
    percent: formatPercent(voted.weight, expected.weight),
    weights: `${formatWeight(voted.weight)} de ${formatWeight(expected.weight)}`,
    units: `${formatCount(voted.units)} de ${sayUnits(expected.units)}`,
    isComplete: expected.units > 0 && voted.units >= expected.units,
  };
}

/** The line of the first share of the main weight, moved to the bars' base; only for drawing. */
function lineOf(finding: Finding, base: Count): PresentedResult['line'] {
  switch (finding.kind) {
    case 'share': {
      const { scope, numerator, threshold } = finding.requirement;
      if (scope !== mainWeight || numerator !== 'favour' || base.weight === 0) return null;
      const share = (fractionOf(threshold) * finding.base) / base.weight;
      return share > 1
        ? null
        : { share, label: `${capitalise(sayThreshold(threshold))}${ofWhat(finding, base)}` };
    }
    case 'count':
      return null;
    case 'allOf':
    case 'anyOf':
      return finding.of.map((part) => lineOf(part, base)).find((line) => line !== null) ?? null;
  }
}

/** A share of everything, drawn over bars of less: without its words the line would seem misplaced. */
function ofWhat({ requirement, base }: Extract<Finding, { kind: 'share' }>, bars: Count): string {
  const isOfAll = requirement.base === 'all' || requirement.base === 'allMinusExcluded';
  return isOfAll && base !== bars.weight ? ' del total' : '';
}

function fractionOf({ numerator, denominator }: Threshold): number {
  return numerator / denominator;
}

function shareOf(part: Count, base: Count): number {
  return base.weight === 0 ? 0 : part.weight / base.weight;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
