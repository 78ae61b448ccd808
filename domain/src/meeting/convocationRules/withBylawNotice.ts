import { bylawOf, type Source } from '../../kernel/bylaws/source.ts';
import { type Period, sayPeriod } from '../../kernel/calendars/period.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { NoticeRule } from '../../laws/aspects/convocationRules.ts';
import { bylawSource } from '../../laws/rules/lawSources.ts';

/**
 * The notice with what the bylaws add, and their article when somebody read it. Where the law fixes a minimum,
 * bylaws may lengthen it and never shorten it (`notice-too-short`); in another unit both minimums hold. Where
 * the law leaves the matter to the bylaws, theirs replaces the law's.
 */
export function withBylawNotice(
  rule: NoticeRule,
  minimum: Period,
  article = '',
): Outcome<NoticeRule> {
  const note = `Los estatutos fijan ${sayPeriod(minimum)} de antelación.`;
  const own: Source = article === '' ? bylawSource(note) : { ...bylawOf(article), note };
  if (rule.bylaws === 'replace') {
    return accept({ ...rule, minimums: [minimum], binding: true, source: own });
  }
  const inSameUnit = rule.minimums.filter(({ unit }) => unit === minimum.unit);
  const shortens = inSameUnit.find(({ amount }) => amount > minimum.amount);
  if (shortens !== undefined) {
    return refuse('notice-too-short', `La ley pide ${sayPeriod(shortens)}.`);
  }
  if (inSameUnit.some(({ amount }) => amount === minimum.amount)) return accept(rule);
  const inOthers = rule.minimums.filter(({ unit }) => unit !== minimum.unit);
  const source = citeBoth(rule.source, own, inOthers.length > 0);
  return accept({ ...rule, minimums: [...inOthers, minimum], source });
}

/** In one unit the bylaws' term takes the place of the law's; where both hold, both are cited. */
function citeBoth(source: Source, own: Source, holdBoth: boolean): Source {
  if (own.article === '') return source;
  if (!holdBoth) return own;
  return { ...source, article: `${source.article}, y ${own.law}, ${own.article}` };
}
