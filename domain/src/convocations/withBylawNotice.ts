import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { bylawSource } from '../rules/lawSources.ts';
import type { NoticeRule } from './convocationRules.ts';
import { type Period, sayPeriod } from './meeting.ts';

/**
 * The notice with what the bylaws add. Where the law fixes a minimum, bylaws may lengthen it and never
 * shorten it (`notice-too-short`); in another unit both minimums hold. Where the law leaves the matter
 * to the bylaws, theirs replaces the law's.
 */
export function withBylawNotice(rule: NoticeRule, minimum: Period): Outcome<NoticeRule> {
  if (rule.bylaws === 'replace') {
    const source = bylawSource(`Los estatutos fijan ${sayPeriod(minimum)} de antelación.`);
    return accept({ ...rule, minimums: [minimum], binding: true, source });
  }
  const shortens = rule.minimums.find(
    ({ unit, amount }) => unit === minimum.unit && amount > minimum.amount,
  );
  if (shortens !== undefined) {
    return refuse('notice-too-short', `La ley pide ${sayPeriod(shortens)}.`);
  }
  return accept({ ...rule, minimums: [...rule.minimums, minimum] });
}
