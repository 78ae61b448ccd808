import { ballotKindOf, type OfKind } from '../../kernel/ballotKinds/ballotKinds.ts';
import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Numerator, Requirement } from '../../laws/rules/requirement.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import { mainWeight, type Scope } from '../../laws/rules/scope.ts';

const basesOfVotes: readonly Base[] = ['cast', 'validCast', 'forAndAgainst'];

interface SecretlyAsked extends OfKind {
  readonly rule: Pick<Rule, 'requirement' | 'presumedConsent' | 'unless'>;
}

/**
 * Whether sums by option can decide this question. Where some uses alone count the use of each ballot must be known,
 * presumed consent adds to the sums afterwards, and rounds ask for the next preference of each ballot: all of them
 * ask what each voted. Sums count heads only where each unit has its own, which the roster says and not the rule.
 */
export function canBeSecret(question: SecretlyAsked): Outcome<null> {
  const { rule } = question;
  if (ballotKindOf(question).decidedFrom === 'ballots') return refuse('secret-needs-ballots');
  const isSummed = votedScopes(rule).every(
    (scope) => scope === mainWeight || scope === 'units' || scope === 'heads',
  );
  return isSummed && rule.presumedConsent === null ? accept(null) : refuse('secret-not-countable');
}

/** The one measure in which this rule counts votes; null when it counts in more than one. */
export function measureOf(rule: Pick<Rule, 'requirement' | 'unless'>): Scope | null {
  const scopes = votedScopes(rule);
  if (scopes.length === 0) return mainWeight;
  return scopes.every((scope) => scope === scopes[0]) ? (scopes[0] ?? null) : null;
}

/** Whether it counts heads by their votes. */
export function votesByHeads(rule: Pick<Rule, 'requirement' | 'unless'>): boolean {
  return votedScopes(rule).includes('heads');
}

/** The scopes in which the answers count: those asked in favour, and those that undo it. */
export function votedScopes({
  requirement,
  unless,
}: Pick<Rule, 'requirement' | 'unless'>): readonly Scope[] {
  const scopes = scopesIn(requirement);
  return unless === undefined ? scopes : [...scopes, ...scopesIn(unless.requirement)];
}

/** Attendance is known of everybody, so it does not matter. */
function scopesIn(requirement: Requirement): readonly Scope[] {
  switch (requirement.kind) {
    case 'share':
      return isVoted(requirement.numerator) || basesOfVotes.includes(requirement.base)
        ? [requirement.scope]
        : [];
    case 'count':
      return isVoted(requirement.numerator) ? [requirement.scope] : [];
    case 'allOf':
    case 'anyOf':
      return requirement.of.flatMap(scopesIn);
    case 'cases':
      return [...requirement.cases.map(({ ask }) => ask), requirement.otherwise].flatMap(scopesIn);
  }
}

function isVoted(numerator: Numerator): boolean {
  return numerator === 'favour' || numerator === 'against';
}
