import type { Instant, Projected } from '@asamblea/domain';
import { documentAt } from '../platform/firestore.ts';
import { isOvertaken } from '../platform/storeFailure.ts';

/**
 * Compares and sets without holding a lock. Two refreshes may end at once: had both read in a
 * transaction, each would keep the other from writing until the database gave up on them, seconds
 * later, and with another refresh joining at every tick they would never get out.
 */
export async function replaceOlder<Live extends Projected>(
  path: string,
  asOf: Instant,
  build: (previous: Live | null) => Live,
): Promise<void> {
  const live = documentAt<Live>(path);
  const fields = documentAt<Record<string, unknown>>(path);
  for (;;) {
    const shown = await live.get();
    const previous = shown.data() ?? null;
    if (previous !== null && previous.asOf >= asOf) return;
    const next = build(previous);
    try {
      if (shown.updateTime === undefined) await live.create(next);
      else {
        await fields.update(Object.fromEntries(Object.entries(next)), {
          lastUpdateTime: shown.updateTime,
        });
      }
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}
