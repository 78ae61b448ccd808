import type { PackId } from '../../kernel/assemblies/packId.ts';
import { arCcyc } from '../argentina/arCcyc.ts';
import { arLgs } from '../argentina/arLgs.ts';
import { cl21442 } from '../chile/cl21442.ts';
import { coPh } from '../colombia/coPh.ts';
import { coSa } from '../colombia/coSa.ts';
import { coSas } from '../colombia/coSas.ts';
import { generic } from '../generic/generic.ts';
import { mxCdmx } from '../mexico/mxCdmx.ts';
import { mxLgsm } from '../mexico/mxLgsm.ts';
import type { Rule } from '../rules/rule.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { esLph } from '../spain/esLph.ts';
import { esSa } from '../spain/esSa.ts';
import { esSl } from '../spain/esSl.ts';

const packs: Readonly<Record<PackId, RulePack>> = {
  'co-ph': coPh,
  'co-sas': coSas,
  'co-sa': coSa,
  'es-lph': esLph,
  'es-sa': esSa,
  'es-sl': esSl,
  'ar-ccyc': arCcyc,
  'ar-lgs': arLgs,
  'cl-21442': cl21442,
  'mx-cdmx': mxCdmx,
  'mx-lgsm': mxLgsm,
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
