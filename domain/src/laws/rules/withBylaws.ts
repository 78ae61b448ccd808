import { type Base, bases } from '../../kernel/bylaws/majorityBylaw.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isStricter, type Threshold } from '../../kernel/weights/threshold.ts';
import type { Requirement, ShareRequirement } from './requirement.ts';
import { allOf, anyOf, atLeastHeads } from './requirements.ts';
import type { Rule } from './rule.ts';
import { replaceShare, type SharePath, shareAt } from './shareAt.ts';

/** The majority that the bylaws ask instead of the law, for one rule. */
export interface BylawMajority {
  readonly threshold: Threshold;
  /** Which share of a compound rule it is about; not said: the only one there is. */
  readonly share?: SharePath | undefined;
  /** The base; absent: that of the law. */
  readonly base?: Base | undefined;
  /** How many owners or partners must be in favour besides. */
  readonly heads?: number | undefined;
  /** The article of the bylaws. */
  readonly source: Source;
}

/**
 * The rule with the majority of the bylaws. Under the law's it is refused, unless the law lets it fall; one
 * over the ceiling is read as the ceiling, or refused, as the law says. Where the ceiling is over another
 * base, either of both is enough: whichever is met first. Heads only where the law lets bylaws say them. Every
 * refusal names its article.
 */
export function withBylaws(rule: Rule, bylaw: BylawMajority): Outcome<Rule> {
  if (rule.bylaws?.fixed !== undefined) {
    return refuse('rule-fixed', citeSource(rule.bylaws.fixed));
  }
  const share = shareAt(rule.requirement, bylaw.share ?? []);
  if (share === null) return refuse('rule-fixed', citeSource(rule.source));
  const asked = { ...share, threshold: bylaw.threshold, base: bylaw.base ?? share.base };
  if (!rule.bylawsMayLower && isLower(asked, share)) {
    return refuse('majority-too-low', citeSource(rule.source));
  }
  const read = underCeiling(rule, asked);
  if (!read.ok) return read;
  if (bylaw.heads !== undefined && rule.bylaws?.heads === undefined) {
    return refuse('rule-fixed', citeSource(rule.source));
  }
  const changed = replaceShare(rule.requirement, bylaw.share ?? [], read.value);
  return accept({
    ...rule,
    requirement:
      bylaw.heads === undefined ? changed : allOf(changed, atLeastHeads('favour', bylaw.heads)),
    source: read.value === asked ? bylaw.source : (rule.ceiling?.source ?? bylaw.source),
  });
}

/** Every base holds those after it: the same fraction of a wider one asks for more. */
function isWider(a: Base, b: Base): boolean {
  return bases.indexOf(a) < bases.indexOf(b);
}

function isLower(asked: ShareRequirement, law: ShareRequirement): boolean {
  return isStricter(law.threshold, asked.threshold) || isWider(law.base, asked.base);
}

/** The requirement, read under the ceiling. */
function underCeiling({ ceiling }: Rule, asked: ShareRequirement): Outcome<Requirement> {
  if (ceiling === null) return accept(asked);
  const { threshold, source, effect, strictlyBelow = false, base = asked.base } = ceiling;
  const isOver = strictlyBelow
    ? !isStricter(threshold, asked.threshold)
    : isStricter(asked.threshold, threshold);
  if (!isOver) return accept(asked);
  if (effect === 'refused') return refuse('majority-too-high', citeSource(source));
  const highest = { ...asked, base, threshold };
  return accept(base === asked.base ? highest : anyOf(asked, highest));
}
