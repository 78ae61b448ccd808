import type { LiveQuestion } from '../live/live.ts';
import type { Option, OptionRole } from '../questions/question.ts';
import { mainWeight } from '../rules/scope.ts';
import { sayThreshold, type Threshold } from '../rules/threshold.ts';
import type { Finding } from '../verdicts/assess.ts';
import { type VerdictKind, verdictWord } from '../verdicts/verdict.ts';
import { formatCount, formatPercent, formatWeight } from '../weights/formatWeight.ts';
import { sayUnits } from '../weights/sayUnits.ts';
import { type Count, nothing } from '../weights/weight.ts';
import { presentCell, sayTelling } from './presentSecret.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';

/**
 * One bar as it is read: figures as text, and a share from 0 to 1 only for drawing. A figure that a
 * secret vote does not tell is empty.
 */
export interface PresentedBar {
  readonly id: string;
  readonly label: string;
  readonly tone: OptionRole | 'none';
  readonly share: number;
  readonly percent: string;
  readonly weight: string;
  readonly units: string;
}

export interface PresentedResult {
  readonly bars: readonly PresentedBar[];
  /** What the answer in favour needs, where it is a share of the main weight that fits the bars. */
  readonly line: { readonly share: number; readonly label: string } | null;
  readonly kind: VerdictKind;
  readonly word: string;
  readonly sentence: string;
  readonly base: string;
}

/** Every public screen and report says a result with the same words and figures. */
export function presentResult(result: QuestionResult): PresentedResult {
  const { base, verdict } = result;
  const said = `Base: ${result.baseName} ${formatWeight(base.weight)} · ${sayUnits(base.units)}`;
  const note = sayTelling(result);
  return {
    bars: barsOf(result),
    line: verdict.finding === null ? null : lineOf(verdict.finding, base),
    ...sayVerdict(result),
    base: note === null ? said : `${said}. ${note}`,
  };
}

function barsOf(result: QuestionResult): readonly PresentedBar[] {
  const { options, base, didNotVote, told } = result;
  if (told?.kind === 'verdict-only') return [];
  if (told?.kind === 'rounded') return options.map((option) => presentCell(option, told));
  return [
    ...options.map((option) =>
      presentBar(option.optionId, option.label, option.role, option, base),
    ),
    presentBar('did-not-vote', 'No votó', 'none', didNotVote, base),
  ];
}

/** An annulled vote and a practice one say first of all that they do not count. */
export function sayVerdict({
  verdict,
  annulment,
  rehearsal,
}: Pick<QuestionResult, 'verdict' | 'annulment' | 'rehearsal'>): Pick<
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
  return { kind, word: verdictWord(kind), sentence };
}

/** The running sums of an open question over those who are expected to vote. */
export function presentRunning(live: LiveQuestion): readonly PresentedBar[] | null {
  const { bars, question, expected } = live;
  if (bars === null || question === null) return null;
  return question.options.map((option: Option) =>
    presentBar(
      option.optionId,
      option.label,
      option.role,
      bars[option.optionId] ?? nothing,
      expected,
    ),
  );
}

/** How much of what is expected has voted. */
export function presentParticipation(live: Pick<LiveQuestion, 'voted' | 'expected'>) {
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
      return share > 1 ? null : { share, label: capitalise(sayThreshold(threshold)) };
    }
    case 'count':
      return null;
    case 'allOf':
    case 'anyOf':
      return finding.of.map((part) => lineOf(part, base)).find((line) => line !== null) ?? null;
  }
}

function fractionOf({ numerator, denominator }: Threshold): number {
  return numerator / denominator;
}

function presentBar(
  id: string,
  label: string,
  tone: PresentedBar['tone'],
  count: Pick<OptionResult, 'weight' | 'units'>,
  base: Count,
): PresentedBar {
  const { weight, units } = count;
  const [part, whole] = weight === null ? [units ?? 0, base.units] : [weight, base.weight];
  return {
    id,
    label,
    tone,
    share: whole === 0 ? 0 : part / whole,
    percent: formatPercent(part, whole),
    weight: weight === null ? '' : formatWeight(weight),
    units: units === null ? '' : sayUnits(units),
  };
}

function shareOf(part: Count, base: Count): number {
  return base.weight === 0 ? 0 : part.weight / base.weight;
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
