import { type RulePack, ruleOf } from '@asamblea/domain';

/** Whether the law takes anything of an ordinary decision from units in arrears. */
export function countsArrears(pack: RulePack): boolean {
  const { quorum, base, vote } = ruleOf(pack, pack.ordinaryRuleId).exclusions;
  return [quorum, base, vote].some((reasons) => reasons.includes('arrears'));
}
