import type { Base } from '../../kernel/bylaws/majorityBylaw.ts';
import type { Scope } from '../../laws/rules/scope.ts';

/** Over what a decision takes one of its shares. */
export interface DecisionBase {
  readonly scope: Scope;
  readonly base: Base;
  /** As it is named: `coeficiente total`, `unidades presentes`. */
  readonly name: string;
  /** How much there is of it: millionths of a weight, or whole units or heads. Null where a secret vote keeps it. */
  readonly of: number | null;
}
