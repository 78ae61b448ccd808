import type { Requirement } from '../rules/requirement.ts';
import type { Rule } from '../rules/rule.ts';
import { mainWeight, type Scope } from '../rules/scope.ts';

/** Every scope that a rule reads, its quorum's included, and always the main weight and units. */
export function scopesOf(rule: Pick<Rule, 'requirement' | 'quorum'>): readonly Scope[] {
  const scopes = new Set<Scope>([mainWeight, 'units']);
  collect(rule.requirement, scopes);
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
