import { readNotified } from '../../polls/notices/readNotified.ts';
import type { PlacedAssembly } from './placedAssembly.ts';

/** Of so many meetings, those that come first, it is looked at who was told: each reads a roster and its mails. */
const lookedAtMost = 12;

/** And so many at once. */
const atOnce = 4;

/** Meetings further away still have time, in milliseconds. */
const near = 30 * 86_400_000;

interface Called extends PlacedAssembly {
  /** The hour of its call, in milliseconds. */
  readonly at: number;
}

/** How many people nothing proves to have been told of each meeting that was called and is near, by its assembly. */
export async function readUntold(
  called: readonly Called[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const waiting = called
    .filter(({ at }) => at >= now && at <= now + near)
    .toSorted((one, other) => one.at - other.at)
    .slice(0, lookedAtMost);
  const untold = new Map<string, number>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { convened } = next.session;
      if (convened === null || convened === undefined) continue;
      const notified = await readNotified(next.assemblyId, convened.convocationId, now);
      if (notified.ok) untold.set(next.assemblyId, notified.value.totals.people.untold);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return untold;
}
