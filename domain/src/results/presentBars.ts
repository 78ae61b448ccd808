import { choosable } from '../elections/electionTerms.ts';
import type { OptionRole } from '../questions/question.ts';
import { formatPercent, formatWeight } from '../weights/formatWeight.ts';
import { sayUnits } from '../weights/sayUnits.ts';
import type { Count } from '../weights/weight.ts';
import { presentCell } from './presentSecret.ts';
import type { OptionResult, QuestionResult } from './questionResult.ts';

/**
 * One bar as it is read: figures as text, and a share from 0 to 1 only for drawing. A figure that a
 * secret vote does not tell is empty.
 */
export interface PresentedBar {
  readonly id: string;
  readonly label: string;
  /** `elected`: a candidate that won; `none`: the part that did not vote. */
  readonly tone: OptionRole | 'elected' | 'none';
  readonly share: number;
  readonly percent: string;
  readonly weight: string;
  readonly units: string;
}

/** The bars of a result; of an election from the most voted down, with who was elected marked. */
export function barsOf(result: QuestionResult): readonly PresentedBar[] {
  const { base, didNotVote, told } = result;
  if (told?.kind === 'verdict-only') return [];
  const isByUnits = result.elected?.scope === 'units';
  const bars = inOrder(result).map((option) => {
    const tone = toneOf(option, result);
    return told?.kind === 'rounded'
      ? { ...presentCell(option, told), tone }
      : presentBar({ ...option, id: option.optionId, tone }, base, isByUnits);
  });
  if (told?.kind === 'rounded') return bars;
  const missing = { ...didNotVote, id: 'did-not-vote', label: 'No votó', tone: 'none' } as const;
  return [...bars, presentBar(missing, base, isByUnits)];
}

/** Candidates by what they got, ties as on the ballot; blank and abstention after them. */
function inOrder(result: QuestionResult): readonly OptionResult[] {
  const { options, elected } = result;
  if (elected === undefined) return options;
  const measure = elected.scope === 'units' ? 'units' : 'weight';
  const votes = new Map(elected.standings.map((one) => [one.optionId, one.votes]));
  const scoreOf = (option: OptionResult) =>
    votes.get(option.optionId) ?? option[measure] ?? option.cell?.low ?? 0;
  const candidates = choosable({ options });
  const isCandidate = new Set(candidates.map(({ optionId }) => optionId));
  return [
    ...options
      .filter(({ optionId }) => isCandidate.has(optionId))
      .sort((a, b) => scoreOf(b) - scoreOf(a)),
    ...options.filter(({ optionId }) => !isCandidate.has(optionId)),
  ];
}

function toneOf({ optionId, role }: OptionResult, { elected }: QuestionResult) {
  const isElected = elected?.seats.some((seat) => seat.optionId === optionId) === true;
  return isElected ? ('elected' as const) : role;
}

/** By weight where it is told, unless units are what ranks. */
export function presentBar(
  bar: Pick<PresentedBar, 'id' | 'label' | 'tone'> & Pick<OptionResult, 'weight' | 'units'>,
  base: Count,
  isByUnits = false,
): PresentedBar {
  const { id, label, tone, weight, units } = bar;
  const [part, whole] =
    weight === null || (isByUnits && units !== null)
      ? [units ?? 0, base.units]
      : [weight, base.weight];
  return {
    ...{ id, label, tone },
    share: whole === 0 ? 0 : part / whole,
    percent: formatPercent(part, whole),
    weight: weight === null ? '' : formatWeight(weight),
    units: units === null ? '' : sayUnits(units),
  };
}
