import { citeSource } from '../../kernel/bylaws/source.ts';
import type { RulePack } from '../rules/rulePack.ts';
import { ruleOf } from './rulePacks.ts';

/** The rules of a law on debts: their cost, and the facts to state about one before it costs the vote. */
export interface DebtLaw {
  /** The rights lost in arrears in an ordinary decision: «No vota ni cuenta para la mayoría.» */
  readonly cost: string;
  readonly keepsVote: boolean;
  /** Whether one unit that owes takes the vote from the others of its owner. */
  readonly reachesOwner: boolean;
  /** Which law keeps the vote of a debt that is contested or paid into court; null: none does. */
  readonly contested: string | null;
  /** The source of an amount below which nobody is in arrears; null: any debt that is due counts. */
  readonly limit: string | null;
}

/** By the exclusions of the ordinary rule. */
export function debtLawOf(pack: RulePack): DebtLaw {
  const { exclusions } = ruleOf(pack, pack.ordinaryRuleId);
  const { quorum, base, vote, reach } = exclusions;
  const lost = [
    ...(vote.includes('arrears') ? ['vota'] : []),
    ...(quorum.includes('arrears') ? ['cuenta para el quórum'] : []),
    ...(base.includes('arrears') ? ['cuenta para la mayoría'] : []),
  ];
  const by = pack.arrearsBy === undefined ? '' : ` (${citeSource(pack.arrearsBy)})`;
  const cite = (source: RulePack['debtLimit']) =>
    source === undefined ? null : citeSource(source);
  return {
    cost: lost.length === 0 ? 'Conserva el voto.' : `No ${sayNeither(lost)}${by}.`,
    keepsVote: lost.length === 0,
    reachesOwner: lost.length > 0 && reach === 'owner',
    contested: cite(pack.contestedDebts),
    limit: cite(pack.debtLimit),
  };
}

/** «vota, ni cuenta para el quórum ni para la mayoría» */
function sayNeither(lost: readonly string[]): string {
  return lost
    .map((one, i) =>
      i > 0 && lost[i - 1]?.startsWith('cuenta') ? one.replace('cuenta ', '') : one,
    )
    .join(' ni ');
}
