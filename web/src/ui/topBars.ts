import type { ResultBar } from './ResultBars.tsx';

/**
 * The bars that fit on a screen: candidates with most votes first, and after them, always, blank,
 * abstention and who did not vote. Few bars stay as they come.
 */
export function topBars(bars: readonly ResultBar[], atMost: number) {
  if (bars.length <= atMost) return { shown: bars, hidden: 0 };
  const isCandidate = ({ tone }: ResultBar) => tone === 'candidate' || tone === 'elected';
  const others = bars.filter((bar) => !isCandidate(bar));
  const candidates = bars.filter(isCandidate).sort((a, b) => b.share - a.share);
  const shown = candidates.slice(0, Math.max(1, atMost - others.length));
  return { shown: [...shown, ...others], hidden: candidates.length - shown.length };
}
