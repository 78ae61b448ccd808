import type { PackId } from '../../kernel/assemblies/packId.ts';
import { packOf, ruleOf } from './rulePacks.ts';

/** Whether a law gives each member one vote, whatever they hold: its ordinary decisions count heads alone. */
export function countsMembers(packId: PackId): boolean {
  const pack = packOf(packId);
  const { requirement } = ruleOf(pack, pack.ordinaryRuleId);
  return requirement.kind === 'share' && requirement.scope === 'heads';
}
