import type { Requirement } from '../../laws/rules/requirement.ts';
import type { Rule } from '../../laws/rules/rule.ts';
import type { Marked } from '../marks/marks.ts';

/** An answer for a unit, with its owners: units with an identical set of owners share a head. */
export interface OwnedAnswer extends Marked {
  readonly unitId: string;
  readonly headId: string | undefined;
}

/**
 * The units of a sending that cannot be answered so: where the rule counts owners each has one vote, and
 * answers of one owner that differ would leave it without any. The rest of the sending is not held back.
 */
export function splitUnits(
  { requirement }: Pick<Rule, 'requirement'>,
  answers: readonly OwnedAnswer[],
): ReadonlySet<string> {
  if (!countsHeads(requirement)) return new Set();
  const saidBy = new Map<string, Set<string>>();
  for (const answer of answers) {
    if (answer.headId === undefined) continue;
    const said = saidBy.get(answer.headId) ?? new Set();
    saidBy.set(answer.headId, said.add([...answer.optionIds].sort().join()));
  }
  const isSplit = (headId: string | undefined) => (saidBy.get(headId ?? '')?.size ?? 0) > 1;
  return new Set(answers.flatMap(({ unitId, headId }) => (isSplit(headId) ? [unitId] : [])));
}

/** Whether each owner has one vote, whatever they own. */
export function countsHeads(requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'share':
      return requirement.scope === 'heads' && requirement.numerator === 'favour';
    case 'count':
      return false;
    case 'allOf':
    case 'anyOf':
      return requirement.of.some(countsHeads);
    case 'cases':
      return (
        requirement.cases.some(({ ask }) => countsHeads(ask)) || countsHeads(requirement.otherwise)
      );
  }
}
