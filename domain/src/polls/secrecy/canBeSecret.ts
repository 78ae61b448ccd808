import { ballotKindOf, type OfKind } from '../../kernel/ballotKinds/ballotKinds.ts';
import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Requirement } from '../../laws/rules/requirement.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';

const basesOfVotes: readonly Base[] = ['cast', 'validCast', 'forAndAgainst'];

interface SecretlyAsked extends OfKind {
  readonly rule: Pick<Rule, 'requirement' | 'presumedConsent'>;
}

/**
 * Whether sums by option decide this question. A majority of heads would need to know that the units of an owner
 * agree, where some uses alone count the use of each ballot must be known, presumed consent adds to the sums
 * afterwards, and rounds ask for the next preference of each ballot: all of them ask what each voted.
 */
export function canBeSecret(question: SecretlyAsked): Outcome<null> {
  const { rule } = question;
  if (ballotKindOf(question).decidedFrom === 'ballots') return refuse('secret-needs-ballots');
  const isSummed = votedScopes(rule.requirement).every(
    (scope) => scope === mainWeight || scope === 'units',
  );
  return isSummed && rule.presumedConsent === null ? accept(null) : refuse('secret-not-countable');
}

/** The one measure in which this rule counts votes; null when it counts in more than one. */
export function measureOf({ requirement }: Pick<Rule, 'requirement'>): Scope | null {
  const scopes = votedScopes(requirement);
  if (scopes.length === 0) return mainWeight;
  return scopes.every((scope) => scope === scopes[0]) ? (scopes[0] ?? null) : null;
}

/** The scopes in which the answers count. Attendance is known of everybody, so it does not matter. */
function votedScopes(requirement: Requirement): readonly Scope[] {
  switch (requirement.kind) {
    case 'share':
      return requirement.numerator === 'favour' || basesOfVotes.includes(requirement.base)
        ? [requirement.scope]
        : [];
    case 'count':
      return requirement.numerator === 'favour' ? [requirement.scope] : [];
    case 'allOf':
    case 'anyOf':
      return requirement.of.flatMap(votedScopes);
    case 'cases':
      return [...requirement.cases.map(({ ask }) => ask), requirement.otherwise].flatMap(
        votedScopes,
      );
  }
}
