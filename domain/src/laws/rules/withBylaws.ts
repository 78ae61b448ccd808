import { type Base, bases } from '../../kernel/bylaws/majorityBylaw.ts';
import { citeSource, type Source } from '../../kernel/bylaws/source.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import { isStricter, type Threshold } from '../../kernel/weights/threshold.ts';
import type { Requirement, ShareRequirement } from './requirement.ts';
import { allOf, anyOf, atLeastHeads, presenceOver } from './requirements.ts';
import type { CallQuorum, Rule } from './rule.ts';
import { replaceShare, type SharePath, shareAt } from './shareAt.ts';

/** What the bylaws ask instead of the law, for one rule. */
export interface BylawMajority {
  readonly threshold: Threshold;
  /** Which share of a compound rule it is about; not said: the only one there is. */
  readonly share?: SharePath | undefined;
  /** Over what; not said: over what the law takes it. */
  readonly base?: Base | undefined;
  /** How many owners or partners must be in favour besides. */
  readonly heads?: number | undefined;
  /** The attendance of a call. */
  readonly quorum?: { readonly call: number; readonly threshold: Threshold };
  /** The article of the bylaws. */
  readonly source: Source;
}

/**
 * The rule with the majority of the bylaws. Under the law's it is refused, unless the law lets it fall; one
 * over the ceiling is read as the ceiling, or refused, as the law says. Where the ceiling is over another
 * base, either of both is enough: whichever is met first. Heads and quorum only where the law lets bylaws
 * say them. Every refusal names its article.
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
  const quorum = quorumAsked(rule, bylaw);
  if (!quorum.ok) return quorum;
  if (bylaw.heads !== undefined && rule.bylaws?.heads === undefined) {
    return refuse('rule-fixed', citeSource(rule.source));
  }
  const changed = replaceShare(rule.requirement, bylaw.share ?? [], read.value);
  return accept({
    ...rule,
    quorum: quorum.value,
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

/** What is asked as the ceiling lets it be read. */
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

/** The quorums with the one that the bylaws raise, or lower in a call in which the law lets them. */
function quorumAsked(rule: Rule, { quorum, source }: BylawMajority): Outcome<Rule['quorum']> {
  if (quorum === undefined) return accept(rule.quorum);
  const allowed = rule.bylaws?.quorum;
  const law = rule.quorum.find(({ call }) => call === quorum.call);
  if (allowed === undefined || law === undefined) {
    return refuse('quorum-fixed', citeSource(rule.source));
  }
  const isFree = allowed.mayLower?.includes(quorum.call) === true;
  const asked = raised(law, quorum.threshold);
  if (!isFree && asked.isLower) return refuse('quorum-too-low', citeSource(law.source));
  return accept(
    rule.quorum.map((one) =>
      one === law ? { ...law, requirement: asked.requirement, source } : one,
    ),
  );
}

function raised(
  { requirement }: CallQuorum,
  threshold: Threshold,
): { readonly requirement: Requirement; readonly isLower: boolean } {
  if (requirement === null) return { requirement: presenceOver('all', threshold), isLower: false };
  const share = shareAt(requirement, []);
  if (share === null) {
    return { requirement: allOf(requirement, presenceOver('all', threshold)), isLower: false };
  }
  return {
    requirement: replaceShare(requirement, [], { ...share, threshold }),
    isLower: isStricter(share.threshold, threshold),
  };
}
