import type { Figures } from '../findings/figures.ts';
import { type Quorum, quorumOf } from '../quorum/quorum.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { ruleOf } from './rulePacks.ts';

/** The quorum of a session while no question is open: the one of ordinary decisions. */
export function sessionQuorum(pack: RulePack, call: number, figures: Figures): Quorum {
  const { quorum } = ruleOf(pack, pack.ordinaryRuleId);
  return quorumOf(quorum, call, figures, pack.vocabulary);
}
