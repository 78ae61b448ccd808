import { assess, type Finding } from '../findings/assess.ts';
import type { Figures } from '../findings/figures.ts';
import type { Rule } from '../rules/rule.ts';

/** How far the votes against are from undoing the decision; null where no number of them does. */
export function oppositionOf(
  { unless }: Pick<Rule, 'unless'>,
  figures: Figures,
  call: number,
): Finding | null {
  return unless === undefined ? null : assess(unless.requirement, figures, call);
}

/** Whether the votes decide in favour: what is asked is met, and nothing undoes it. */
export function passes(
  rule: Pick<Rule, 'requirement' | 'unless'>,
  figures: Figures,
  call: number,
): boolean {
  const undone = oppositionOf(rule, figures, call)?.met === true;
  return !undone && assess(rule.requirement, figures, call).met;
}
