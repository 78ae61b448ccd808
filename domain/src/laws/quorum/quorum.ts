import { citeSource } from '../../kernel/bylaws/source.ts';
import type { Threshold } from '../../kernel/weights/threshold.ts';
import type { Count } from '../../kernel/weights/weight.ts';
import { assess, type Finding } from '../findings/assess.ts';
import { type Figures, figuresOf } from '../findings/figures.ts';
import { percentOf } from '../findings/percents.ts';
import type { CallQuorum } from '../rules/rule.ts';
import { sayRequirement } from '../rules/sayRequirement.ts';
import { mainWeight } from '../rules/scope.ts';
import type { Vocabulary } from '../rules/vocabulary.ts';

/** Whether a meeting may decide, and every figure and word that a screen needs to show it. */
export interface Quorum {
  readonly call: number;
  /** By weight and by units: the two figures that are always shown. */
  readonly present: Count;
  /** Over which the law measures it. */
  readonly total: Count;
  readonly met: boolean;
  /** Null when the call asks for nobody in particular. */
  readonly finding: Finding | null;
  /** `más del 50 % del coeficiente total`. */
  readonly needed: string;
  /** The share of the main weight to reach, for gauges and curves; null when there is none. */
  readonly threshold: Threshold | null;
  /** The citation: `Ley 675 de 2001, artículo 45`. */
  readonly article: string;
}

/** The quorum that a call asks: its own, or the last one given before it. */
export function quorumOfCall(calls: readonly CallQuorum[], call: number): CallQuorum | null {
  return calls.filter((each) => each.call <= call).at(-1) ?? calls[0] ?? null;
}

/**
 * The quorum by the law of the call. `figures` hold who is present now, counted with the exclusions
 * for the quorum; votes never count towards it. A call without a requirement still needs somebody.
 */
export function quorumOf(
  calls: readonly CallQuorum[],
  call: number,
  figures: Figures,
  vocabulary: Vocabulary,
): Quorum {
  const asked = quorumOfCall(calls, call);
  const weight = figuresOf(figures, mainWeight);
  const units = figuresOf(figures, 'units');
  const requirement = asked?.requirement ?? null;
  const finding = requirement === null ? null : assess(requirement, figures, call);
  const whole = finding === null ? 'allMinusExcluded' : wholeOf(finding);
  return {
    call,
    present: { weight: weight.present, units: units.present },
    total: { weight: weight[whole], units: units[whole] },
    met: finding === null ? units.present > 0 : finding.met,
    finding,
    needed:
      requirement === null
        ? 'cualquier número de asistentes'
        : sayRequirement(requirement, vocabulary),
    threshold: finding === null ? null : thresholdOf(finding),
    article: asked === null ? '' : citeSource(asked.source),
  };
}

/** Over whom it is measured: everybody, unless the law leaves somebody out of it. */
function wholeOf(finding: Finding): 'all' | 'allMinusExcluded' {
  switch (finding.kind) {
    case 'share':
      return finding.requirement.base === 'all' ? 'all' : 'allMinusExcluded';
    case 'count':
      return 'allMinusExcluded';
    case 'allOf':
    case 'anyOf':
      return finding.of.some((part) => wholeOf(part) === 'all') ? 'all' : 'allMinusExcluded';
  }
}

function thresholdOf(finding: Finding): Threshold | null {
  switch (finding.kind) {
    case 'share':
      return finding.requirement.scope === mainWeight ? finding.requirement.threshold : null;
    case 'count':
      return null;
    case 'allOf':
    case 'anyOf':
      return finding.of.map(thresholdOf).find((found) => found !== null) ?? null;
  }
}

/** The part present, never on the wrong side of the requirement: `62,41 %`. */
export function sayPresence({
  present,
  total,
  threshold = null,
}: Pick<Quorum, 'present' | 'total'> & { readonly threshold?: Threshold | null }): string {
  return percentOf(present.weight, total.weight, threshold);
}

/** Where the quorum stands on a gauge of the main weight, from 0 to 1, only for drawing. */
export function quorumLine({ threshold }: Pick<Quorum, 'threshold'>) {
  if (threshold === null) return null;
  const { numerator, denominator } = threshold;
  const percent = (100 * numerator) / denominator;
  const label = Number.isInteger(percent) ? `${percent} %` : `${numerator}/${denominator}`;
  return { share: numerator / denominator, label };
}
