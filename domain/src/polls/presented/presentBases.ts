import { formatCount, formatWeight } from '../../kernel/weights/formatWeight.ts';
import { sayUnits } from '../../kernel/weights/sayUnits.ts';
import { isWhole, mainWeight, type Scope } from '../../laws/rules/scope.ts';
import type { QuestionResult } from '../results/questionResult.ts';
import type { DecisionBase } from '../results/resultMeasure.ts';
import { type Counts, countOf } from './measuredCounts.ts';

/** The base of a decision as it is read, wherever it is read. */
export interface PresentedBase {
  readonly name: string;
  /** `99,9800`, `52`, `90,8291 · 53 unidades`; empty where it is not told. */
  readonly amount: string;
  /** The same as figures; none where it is not told. */
  readonly counts: Counts;
  readonly scope: Scope;
}

type Decided = Pick<QuestionResult, 'measures' | 'bases' | 'base' | 'baseName'>;

/** The base of each share that a decision takes: the one place that screens, reports and minutes have it from. */
export function presentBases(result: Decided): readonly PresentedBase[] {
  return basesOf(result).map((one) => presentBase(one, result));
}

/** One of them. Of the weight that is present, also how many units that is. */
export function presentBase(
  { name, scope, base, of }: DecisionBase,
  result: Pick<Decided, 'base'>,
): PresentedBase {
  if (of === null) return { name, scope, amount: '', counts: {} };
  if (scope === mainWeight && base === 'present') {
    const { weight, units } = result.base;
    const amount = `${formatWeight(weight)} · ${sayUnits(units)}`;
    return { name, scope, amount, counts: { weight, units } };
  }
  const amount = isWhole(scope) ? formatCount(of) : formatWeight(of);
  return { name, scope, amount, counts: countOf(scope, of) };
}

/** `Base: total de los propietarios 5; coeficiente presente 60,0000 · 3 unidades` */
export function sayBases(result: Decided): string {
  const said = presentBases(result).map(({ name, amount }) => `${name} ${amount}`.trimEnd());
  return `Base: ${said.join('; ')}`;
}

/** By name alone. */
export function nameBases(result: Decided): string {
  return presentBases(result)
    .map(({ name }) => name)
    .join('; ');
}

/** Results from before measures were kept use the name of those present, whatever their rule. */
function basesOf({ measures, bases, base, baseName = '' }: Decided): readonly DecisionBase[] {
  const before = { scope: mainWeight, base: 'present', name: baseName, of: base.weight } as const;
  return measures ?? bases ?? [before];
}
