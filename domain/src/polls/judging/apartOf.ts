import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import type { VoteKind } from '../../laws/findings/figures.ts';
import { conflictLaw, type Rule } from '../../laws/rules/rule.ts';
import type { RollUnit } from '../../laws/verdicts/roll.ts';
import type { VerdictKind } from '../../laws/verdicts/verdictKind.ts';

/** The units without a vote in a decision for an interest of their own. */
export interface Apart extends Count {
  /** The article. */
  readonly cited: string;
  /** With their votes it could have ended otherwise. Not said of a secret vote, where it would tell of the others. */
  readonly isDecisive?: true;
}

/** Nothing where nobody was left out. */
export function apartOf(
  rule: Pick<Rule, 'exclusions' | 'conflict' | 'source'>,
  roll: readonly RollUnit[],
): { readonly apart?: Apart } {
  const out = roll.filter(({ inConflict }) => inConflict);
  if (out.length === 0) return {};
  const weight = out.reduce((sum, { weights: { main = 0 } }) => sum + main, 0);
  const { source } = conflictLaw(rule) ?? rule;
  return { apart: { units: out.length, weight, cited: citeSource(source) } };
}

/**
 * Whether those who were left out could have changed the end, had they voted. More in favour never hurts
 * and more against never helps, so all of them in favour and all of them against tell of every vote of theirs.
 */
export function isDecisive(
  roll: readonly RollUnit[],
  kind: VerdictKind,
  judge: (roll: readonly RollUnit[]) => VerdictKind,
): boolean {
  return (['favour', 'against'] as const).some((vote) => judge(withVotes(roll, vote)) !== kind);
}

function withVotes(roll: readonly RollUnit[], vote: VoteKind): readonly RollUnit[] {
  return roll.map((unit) =>
    unit.inConflict ? { ...unit, inConflict: false, present: true, vote } : unit,
  );
}
