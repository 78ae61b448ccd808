import type { OptionTone } from './optionTones.ts';

export interface ResultBar {
  readonly id: string;
  readonly label: string;
  readonly tone: OptionTone;
  /** From 0 to 1 of the base. */
  readonly share: number;
  readonly percent: string;
  /** How much that is, in each count; none where it is not told. */
  readonly amounts: readonly string[];
}

/**
 * The bars that fit on a screen: candidates with most votes first, and after them, always, blank, abstention
 * and the missing votes. Few bars stay as they come.
 */
export function topBars(bars: readonly ResultBar[], atMost: number) {
  if (bars.length <= atMost) return { shown: bars, hidden: 0 };
  const isCandidate = ({ tone }: ResultBar) => tone === 'candidate' || tone === 'elected';
  const others = bars.filter((bar) => !isCandidate(bar));
  const candidates = bars.filter(isCandidate).sort((a, b) => b.share - a.share);
  const shown = candidates.slice(0, Math.max(1, atMost - others.length));
  return { shown: [...shown, ...others], hidden: candidates.length - shown.length };
}
