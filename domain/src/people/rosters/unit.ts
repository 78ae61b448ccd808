import type { Weight } from '../../kernel/weights/weight.ts';

/** A unit of the roster: the thing that carries a weight. */
export interface Unit {
  readonly unitId: string;
  /** As people call it: `T1-101`. */
  readonly label: string;
  /** Tower, block, section; empty when the roster has none. */
  readonly group: string;
  readonly kind: string;
  readonly weight: Weight;
  /** Further weights by their name in the roster, when it has them. */
  readonly weights?: Readonly<Record<string, Weight>>;
  /** Owner first, then co-owners. */
  readonly ownerIds: readonly string[];
  /** Names beside the ids, so that a desk reads one document. */
  readonly ownerNames: readonly string[];
  readonly inArrears: boolean;
  /** Place in the roster: the static order of every grid and bitmap. */
  readonly order: number;
}

/**
 * The document id of a unit: its label without case or stray spaces, safe as one path segment.
 * Two labels that people would read as the same unit give the same id.
 */
export function unitIdOf(label: string): string {
  const plain = label.normalize('NFKC').trim().replace(/\s+/gu, ' ').toUpperCase();
  // Of half a letter there is no address.
  const whole = plain.replace(/\p{Cs}/gu, '\uFFFD');
  return encodeURIComponent(whole).replaceAll('.', '%2E').replace(/^__/u, '%5F_');
}
