import { oldestBrowsers } from '../../web/vite/oldestBrowsers.ts';
import type { Reviewed } from './reviewedFinding.ts';

/** The findings to correct, or to review again, in words; empty when everything found was reviewed. */
export function judgeFindings(
  found: ReadonlyMap<string, readonly string[]>,
  reviewed: readonly Reviewed[],
): readonly string[] {
  const known = new Map(reviewed.map((one) => [one.feature, one]));
  const oldest = Object.entries(oldestBrowsers).map((each) => each.join(' '));
  const late = [...found].flatMap(([feature, places]) => {
    const { uses } = known.get(feature) ?? { uses: 0 };
    if (uses === undefined || uses === places.length) return [];
    const told = `${feature}: ${places.length} uses, ${uses} looked at. Not all of ${oldest.join(', ')} have it.`;
    return [[told, ...places.map((place) => place.replaceAll(/\s+/gu, ' '))].join('\n  ')];
  });
  const stale = reviewed.filter(({ feature }) => !found.has(feature));
  return [...late, ...stale.map(({ feature }) => `${feature}: no longer found.`)];
}
