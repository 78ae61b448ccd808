import type { Weight } from '../../kernel/weights/weight.ts';

/**
 * That a unit took part in a secret vote: `participation/{unitId}`. There is only one, and it stays:
 * who took part is known, what it chose is nowhere.
 */
export interface Participation {
  readonly unitId: string;
  readonly weight: Weight;
  readonly personId: string;
  readonly castBy: string;
  /** Where a head votes once with all its units: which one it was of. */
  readonly headId?: string;
  /** The sending that brought it. The same sending again is answered without looking at its choice. */
  readonly requestId: string;
}
