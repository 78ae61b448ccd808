import { bylawsName } from '../assemblies/majorities.ts';
import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import { bylawSource } from '../rules/lawSources.ts';
import type { Source } from '../rules/source.ts';
import type { NoticeRule } from './convocationRules.ts';
import { type Period, sayPeriod } from './meeting.ts';

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
  const own: Source =
    article === '' ? bylawSource(note) : { law: bylawsName, article, verified: true, note };
  if (rule.bylaws === 'replace') {
    return accept({ ...rule, minimums: [minimum], binding: true, source: own });
  }
  const inSameUnit = rule.minimums.filter(({ unit }) => unit === minimum.unit);
  const shortens = inSameUnit.find(({ amount }) => amount > minimum.amount);
  if (shortens !== undefined) {
    return refuse('notice-too-short', `La ley pide ${sayPeriod(shortens)}.`);
  }
  const isSame = inSameUnit.some(({ amount }) => amount === minimum.amount);
  const minimums = [...rule.minimums, minimum];
  const source = isSame ? rule.source : citeBoth(rule, own, inSameUnit.length > 0);
  return accept({ ...rule, minimums, source });
}

/** Of two terms in one unit the longer one is the bylaws'; of others, both may be the longer. */
function citeBoth({ source, minimums }: NoticeRule, own: Source, isLonger: boolean): Source {
  if (own.article === '') return source;
  if (isLonger || minimums.length === 0) return own;
  return { ...source, article: `${source.article}, y ${own.law}, ${own.article}` };
}
