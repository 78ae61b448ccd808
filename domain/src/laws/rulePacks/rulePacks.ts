import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arPacks } from '../argentina/arPacks.ts';
import { clPacks } from '../chile/clPacks.ts';
import { coPacks } from '../colombia/coPacks.ts';
import { generic } from '../generic/generic.ts';
import { mxPacks } from '../mexico/mxPacks.ts';
import type { Rule } from '../rules/rule.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { esPacks } from '../spain/esPacks.ts';

const packs: Readonly<Record<PackId, RulePack>> = {
  ...coPacks,
  ...esPacks,
  ...arPacks,
  ...clPacks,
  ...mxPacks,
  generic,
};

export function packOf(packId: PackId): RulePack {
  return packs[packId];
}

/** The rule of a matter, or the ordinary one for a matter the law does not name. */
export function matterRule(pack: RulePack, matterId: string | null): Rule {
  const matter = pack.matters.find((each) => each.matterId === matterId);
  return ruleOf(pack, matter?.ruleId ?? pack.ordinaryRuleId);
}

export function ruleOf(pack: RulePack, ruleId: string): Rule {
  const rule = pack.rules.find((each) => each.ruleId === ruleId);
  if (rule === undefined) throw new Error(`Pack ${pack.packId} has no rule ${ruleId}.`);
  return rule;
}
