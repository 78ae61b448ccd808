import type { UnitLabels } from '@asamblea/domain';

let labels: UnitLabels | null = null;

/** The labels have arrived, or are on their way. */
export function labelUnits(known: UnitLabels | null): void {
  labels = known;
}

export function useUnitLabels(): UnitLabels | null {
  return labels;
}
