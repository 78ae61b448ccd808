import type { Source } from '../../kernel/bylaws/source.ts';
import { type CallQuorum, nobodyExcluded, type Rule } from './rule.ts';

type Given = Pick<Rule, 'ruleId' | 'title' | 'requirement' | 'quorum' | 'source'> & Partial<Rule>;

/** A rule with the usual silences of the law filled in: nobody excluded, no limits, no ceiling. */
export function buildRule(given: Given): Rule {
  return {
    exclusions: nobodyExcluded,
    presumedConsent: null,
    channelLimits: [],
    needsNotary: false,
    ceiling: null,
    bylawsMayLower: false,
    ...given,
  };
}

/** The quorums of the calls, in order. Null: any attendance is enough. */
export function quorumPerCall(
  ...calls: readonly (readonly [requirement: CallQuorum['requirement'], source: Source])[]
): readonly CallQuorum[] {
  return calls.map(([requirement, source], index) => ({ call: index + 1, requirement, source }));
}
