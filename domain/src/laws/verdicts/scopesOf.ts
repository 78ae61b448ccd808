import type { Requirement } from '../rules/requirement.ts';
import type { Rule } from '../rules/rule.ts';
import { mainWeight, type Scope } from '../rules/scope.ts';

/** The scopes of its quorum alone. */
export function quorumScopes({ quorum }: Pick<Rule, 'quorum'>): readonly Scope[] {
  return scopesOf({ quorum, requirement: { kind: 'allOf', of: [] }, presumedConsent: null });
}

/**
 * Whether the quorum can be told from sums by weight and units and from knowing of two heads: no
 * share of heads is asked, nor more heads than two, and nobody is left out.
 */
export function quorumNeedsSumsOnly({
  quorum,
  exclusions,
}: Pick<Rule, 'quorum' | 'exclusions'>): boolean {
  if (exclusions.quorum.length > 0) return false;
  return quorum.every(({ requirement }) => requirement === null || needsSumsOnly(requirement));
}

function needsSumsOnly(requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'share':
      return requirement.scope === mainWeight || requirement.scope === 'units';
    case 'count':
      return (
        requirement.scope === 'units' || (requirement.scope === 'heads' && requirement.least <= 2)
      );
    case 'allOf':
    case 'anyOf':
      return requirement.of.every(needsSumsOnly);
    case 'cases':
      return false;
  }
}

type Asking = Pick<
  Rule,
  'requirement' | 'quorum' | 'presumedConsent' | 'turnout' | 'unless' | 'classVote'
>;

/** Every scope that a rule reads, its quorum's included, and always the main weight and units. */
export function scopesOf(rule: Asking): readonly Scope[] {
  const scopes = new Set<Scope>([mainWeight, 'units']);
  collect(rule.requirement, scopes);
  if (rule.turnout !== undefined) collect(rule.turnout.requirement, scopes);
  if (rule.unless !== undefined) collect(rule.unless.requirement, scopes);
  if (rule.classVote !== undefined) collect(rule.classVote.requirement, scopes);
  if (rule.presumedConsent !== null) collect(rule.presumedConsent.proposal, scopes);
  for (const { requirement } of rule.quorum) {
    if (requirement !== null) collect(requirement, scopes);
  }
  return [...scopes];
}

function collect(requirement: Requirement, scopes: Set<Scope>): void {
  switch (requirement.kind) {
    case 'share':
    case 'count':
      scopes.add(requirement.scope);
      return;
    case 'allOf':
    case 'anyOf':
      for (const part of requirement.of) collect(part, scopes);
      return;
    case 'cases':
      for (const { when, ask } of requirement.cases) {
        if (when.attendance !== undefined) scopes.add(when.attendance.scope);
        collect(ask, scopes);
      }
      collect(requirement.otherwise, scopes);
  }
}
