import { isDeepStrictEqual } from 'node:util';
import type { Instant, Projected } from '@asamblea/domain';
import { documentAt, firestore } from '../../kernel/platform/firestore.ts';
import { isOvertaken } from '../../kernel/platform/storeFailure.ts';

/** A document that says part of another, written with it and only when it says something else. */
export interface Beside<Live extends Projected> {
  readonly path: string;
  readonly of: (next: Live) => Projected;
}

/**
 * Compares and sets without holding a lock. Two refreshes may end at once: had both read in a
 * transaction, each would keep the other from writing until the database gave up on them, seconds
 * later, and with another refresh joining at every tick they would never get out. What goes beside is
 * written in the same batch, which only the newest can commit: it never says what was before.
 */
export async function replaceOlder<Live extends Projected>(
  path: string,
  asOf: Instant,
  build: (previous: Live | null) => Live,
  beside?: Beside<Live>,
): Promise<void> {
  const live = documentAt<Live>(path);
  const fields = documentAt<Record<string, unknown>>(path);
  const part = beside === undefined ? null : documentAt<Projected>(beside.path);
  for (;;) {
    // Of one instant: beside a newer one, an older part would be taken for what stands.
    const [shown, shownPart] = await firestore().getAll(
      ...[live, ...(part === null ? [] : [part])],
    );
    if (shown === undefined) return;
    const previous = (shown.data() as Live | undefined) ?? null;
    if (previous !== null && previous.asOf >= asOf) return;
    const next = build(previous);
    const batch = firestore().batch();
    if (shown.updateTime === undefined) batch.create(live, next);
    else {
      batch.update(fields, Object.fromEntries(Object.entries(next)), {
        lastUpdateTime: shown.updateTime,
      });
    }
    const said = beside?.of(next);
    if (
      part !== null &&
      said !== undefined &&
      !saysTheSame(shownPart?.data() as Projected | undefined, said)
    ) {
      batch.set(part, said);
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}

/** Whatever the moment of which it is true. */
function saysTheSame(before: Projected | undefined, next: Projected): boolean {
  return before !== undefined && isDeepStrictEqual({ ...before, asOf: next.asOf }, next);
}
