import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { countsUnits, mainWeight, type Scope } from '../../laws/rules/scope.ts';
import { type CountedNoun, owners } from '../results/countedNoun.ts';
import type { OptionResult } from '../results/questionResult.ts';

/** By weight in millionths, and in whole units and owners. */
export interface Counts {
  readonly weight?: number;
  readonly units?: number;
  readonly heads?: number;
}

/** Both counts of an answer; where owners are counted, or another weight, only that. */
export function countsOf({ weight, units }: OptionResult, scope: Scope, amount: number): Counts {
  if (!isEither(scope)) return countOf(scope, amount);
  return { ...(weight === null ? {} : { weight }), ...(units === null ? {} : { units }) };
}

export function countOf(scope: Scope, amount: number): Counts {
  if (countsUnits(scope)) return { units: amount };
  return scope === 'heads' ? { heads: amount } : { weight: amount };
}

/** The two that are always told together. */
export function isEither(scope: Scope): boolean {
  return scope === mainWeight || scope === 'units';
}

/** Each count with its noun: `12,5000`, `3 unidades`, `6 miembros`. */
export function sayCounts(
  { weight, units, heads }: Counts,
  members: CountedNoun = owners,
): readonly string[] {
  return [
    ...(weight === undefined ? [] : [formatWeight(weight)]),
    ...(units === undefined ? [] : [sayUnits(units)]),
    ...(heads === undefined
      ? []
      : [`${formatCount(heads)} ${heads === 1 ? members.one : members.noun}`]),
  ];
}
