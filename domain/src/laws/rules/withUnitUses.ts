import { joinSources, type Source } from '../../kernel/bylaws/source.ts';
import { byUse, type UnitUsesBylaw } from '../../kernel/bylaws/unitUses.ts';
import type { Requirement } from './requirement.ts';
import type { Rule } from './rule.ts';
import { type Scope, unitsOf } from './scope.ts';

/**
 * The rule in which, where votes are counted by unit, only the units of the uses that the bylaws name count.
 * Attendance and quorums stay as the law counts them: nobody asked about those.
 */
export function withUnitUses(rule: Rule, uses: UnitUsesBylaw, source: Source): Rule {
  if (!votesByUnit(rule.requirement)) return rule;
  const answered = { ...rule, unitsBy: source };
  if (uses.leftOut.length === 0) return answered;
  return {
    ...countedBy(answered, unitsOf([...uses.counted].sort(byUse))),
    source: joinSources(rule.source, source),
  };
}

/** The rule with its votes by unit counted in that scope instead. */
export function countedBy(rule: Rule, scope: Scope): Rule {
  const { presumedConsent } = rule;
  return {
    ...rule,
    requirement: replaced(rule.requirement, scope),
    presumedConsent:
      presumedConsent === null
        ? null
        : { ...presumedConsent, proposal: replaced(presumedConsent.proposal, scope) },
  };
}

/** Whether some of it is decided by how many units voted what. */
export function votesByUnit(requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'share':
    case 'count':
      return requirement.scope === 'units' && requirement.numerator !== 'present';
    case 'allOf':
    case 'anyOf':
      return requirement.of.some(votesByUnit);
    case 'cases':
      return [...requirement.cases.map(({ ask }) => ask), requirement.otherwise].some(votesByUnit);
  }
}

function replaced(requirement: Requirement, scope: Scope): Requirement {
  switch (requirement.kind) {
    case 'share':
    case 'count':
      return votesByUnit(requirement) ? { ...requirement, scope } : requirement;
    case 'allOf':
    case 'anyOf':
      return { ...requirement, of: requirement.of.map((part) => replaced(part, scope)) };
    case 'cases':
      return {
        ...requirement,
        cases: requirement.cases.map((one) => ({ ...one, ask: replaced(one.ask, scope) })),
        otherwise: replaced(requirement.otherwise, scope),
      };
  }
}
