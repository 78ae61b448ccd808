import type { StoredEvent } from '@asamblea/domain';
import type { QueryDocumentSnapshot } from '../platform/firestore.ts';

/**
 * The order of the commits, which is the true one. What one commit took from somebody and gave to another
 * left first: both events have its instant.
 */
export function byMovement(
  a: QueryDocumentSnapshot<StoredEvent>,
  b: QueryDocumentSnapshot<StoredEvent>,
): number {
  const [before, after] = [a.createTime.valueOf(), b.createTime.valueOf()];
  if (before !== after) return before < after ? -1 : 1;
  return Number(b.data().kind === 'unit-left') - Number(a.data().kind === 'unit-left');
}
