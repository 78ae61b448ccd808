import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import type { CallNumber, KeptQuorums, QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import type { AssemblySession } from '../../kernel/sessions/assemblySession.ts';
import { packUnder } from '../rulePacks/packUnder.ts';
import { quorumOnceInstalled } from '../rules/quorumOnceInstalled.ts';
import type { Rule } from '../rules/rule.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { withArrearsBylaw, withArrearsOf } from '../rules/withArrearsBylaw.ts';
import { arrearsInForce } from './arrearsInForce.ts';

type Lawful = Pick<Assembly, 'rulePack' | 'quorums' | 'arrears'>;
type Called = Pick<AssemblySession, 'call' | 'state' | 'called' | 'bylawQuorums' | 'bylawArrears'>;

const calls: readonly CallNumber[] = [1, 2, 3];

/**
 * The law of a session with what its bylaws say of those in arrears, and the quorums that they ask of that kind. A
 * call that was settled, because the session was installed with it or because it failed, keeps what was asked then.
 */
export function packInSession(assembly: Lawful, session: Called): RulePack {
  const { rulePack, quorums } = assembly;
  const arrears = arrearsInForce(assembly, session);
  const asked = calls.flatMap((call) => quorumsOf(quorums, session, call));
  return packUnder({ rulePack, quorums: asked, arrears }, session.called?.kind ?? null);
}

/** The bylaws that the session keeps once it is installed, or once its call failed. */
export function keptQuorums(
  { quorums }: Pick<Lawful, 'quorums'>,
  session: Called,
  settled: 'installed' | 'failed',
): KeptQuorums {
  const kept = calls.filter((call) => settled === 'installed' || call <= session.call);
  return Object.fromEntries(kept.map((call) => [call, quorumsOf(quorums, session, call)]));
}

/** The law of a meeting that was installed: where people may leave without undoing the quorum, what has to remain. */
export function packOnceInstalled(pack: RulePack): RulePack {
  const rules = pack.rules.map((rule) => ({ ...rule, quorum: quorumOnceInstalled(rule) }));
  return { ...pack, rules };
}

/** A rule with the quorum and those in arrears that it has in a session under way, whatever it was drafted with. */
export function ruleInSession(rule: Rule, pack: RulePack): Rule {
  const own = pack.rules.find(({ ruleId }) => ruleId === rule.ruleId);
  if (own === undefined) return rule;
  // The question may have been drafted with other bylaws than those that this session keeps.
  const { reach } = own.exclusions;
  const taken = { loss: 'vote', reach, article: '' } as const;
  const asked = pack.arrearsBy === undefined ? rule : withArrearsBylaw(rule, taken);
  return { ...withArrearsOf(asked, own), quorum: quorumOnceInstalled(own) };
}

/** Of a call that was settled before this was kept, the law alone was asked. */
function quorumsOf(
  quorums: readonly QuorumBylaw[] = [],
  { call: now, state, bylawQuorums = {} }: Called,
  call: CallNumber,
): readonly QuorumBylaw[] {
  const kept = bylawQuorums[call];
  if (kept !== undefined) return kept;
  const isSettled = call < now || state !== 'planned';
  return isSettled ? [] : quorums.filter((one) => one.call === call);
}
