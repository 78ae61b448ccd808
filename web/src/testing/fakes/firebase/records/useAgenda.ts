import type { LivePoint } from '@asamblea/domain';

let points: readonly LivePoint[] = [];

/** The agenda that was announced. */
export function announce(announced: readonly LivePoint[]): void {
  points = announced;
}

export function useAgenda(): readonly LivePoint[] {
  return points;
}
