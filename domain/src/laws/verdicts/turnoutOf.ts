import { assess, type Finding } from '../findings/assess.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scope } from '../rules/scope.ts';
import { countRoll } from './countRoll.ts';
import { muteReasons, type RollUnit } from './roll.ts';

/** Whether everybody took part whom the rule asks for; null where it asks for nobody. Nobody misses who has no vote. */
export function turnoutOf(
  { turnout, exclusions }: Pick<Rule, 'turnout' | 'exclusions'>,
  roll: readonly RollUnit[],
  scopes: readonly Scope[],
  call: number,
): Finding | null {
  if (turnout === undefined) return null;
  const able = { ...exclusions, base: muteReasons(exclusions) };
  return assess(turnout.requirement, countRoll(roll, scopes, able), call);
}
