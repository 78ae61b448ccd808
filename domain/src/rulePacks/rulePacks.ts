import type { Rule } from '../rules/rule.ts';
import { coPh } from './coPh.ts';
import type { PackId } from './packId.ts';
import type { RulePack } from './rulePack.ts';

const packs: Readonly<Record<string, RulePack>> = { 'co-ph': coPh };

export function packOf(packId: PackId): RulePack {
  return packs[packId] ?? coPh;
}

/** The rule of a matter, or the ordinary one for a matter the law does not name. */
export function matterRule(pack: RulePack, matterId: string): Rule {
  const matter = pack.matters.find((each) => each.matterId === matterId);
  return ruleOf(pack, matter?.ruleId ?? pack.ordinaryRuleId);
}

export function ruleOf(pack: RulePack, ruleId: string): Rule {
  const rule = pack.rules.find((each) => each.ruleId === ruleId);
  if (rule === undefined) throw new Error(`Pack ${pack.packId} has no rule ${ruleId}.`);
  return rule;
}
