import type { ArrearsBylaw } from '../../kernel/bylaws/arrearsBylaw.ts';
import type { Requirement } from './requirement.ts';
import type { Exclusions, Rule } from './rule.ts';

/**
 * The rule with those in arrears left out as the bylaws say: without a vote and out of both sides of the
 * majority, and out of the quorum where they say it. Shares that were taken over everybody are taken over the
 * others. With `keepsBase` they stay in whatever a majority is taken over, so that a vote taken away is never
 * one less to win.
 */
export function withArrearsBylaw<R extends Rule>(
  rule: R,
  { loss, reach }: ArrearsBylaw,
  keepsBase = false,
): R {
  const { quorum, base, vote } = rule.exclusions;
  if (keepsBase) {
    return { ...rule, exclusions: { ...rule.exclusions, vote: withArrears(vote), reach } };
  }
  const isOutOfQuorum = loss === 'vote-and-quorum';
  const exclusions: Exclusions = {
    quorum: isOutOfQuorum ? withArrears(quorum) : quorum,
    base: withArrears(base),
    vote: withArrears(vote),
    reach,
  };
  return {
    ...rule,
    exclusions,
    requirement: overOthers(rule.requirement),
    quorum: isOutOfQuorum
      ? rule.quorum.map((asked) => ({
          ...asked,
          requirement: asked.requirement === null ? null : overOthers(asked.requirement),
        }))
      : rule.quorum,
  };
}

/** The rule with those in arrears as another has them, and whatever else it leaves out. */
export function withArrearsOf(rule: Rule, { exclusions: known }: Rule): Rule {
  const { exclusions } = rule;
  const as = (part: 'quorum' | 'base' | 'vote') =>
    known[part].includes('arrears')
      ? withArrears(exclusions[part])
      : exclusions[part].filter((reason) => reason !== 'arrears');
  return {
    ...rule,
    exclusions: {
      ...{ quorum: as('quorum'), base: as('base'), vote: as('vote') },
      reach: known.reach,
    },
  };
}

function withArrears(reasons: Exclusions['vote']): Exclusions['vote'] {
  return reasons.includes('arrears') ? reasons : ['arrears', ...reasons];
}

function overOthers(requirement: Requirement): Requirement {
  switch (requirement.kind) {
    case 'share':
      return requirement.base === 'all'
        ? { ...requirement, base: 'allMinusExcluded' }
        : requirement;
    case 'count':
      return requirement;
    case 'allOf':
    case 'anyOf':
      return { ...requirement, of: requirement.of.map(overOthers) };
    case 'cases':
      return {
        ...requirement,
        cases: requirement.cases.map((one) => ({ ...one, ask: overOthers(one.ask) })),
        otherwise: overOthers(requirement.otherwise),
      };
  }
}
