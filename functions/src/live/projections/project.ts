import {
  type Instant,
  instantMillis,
  type Projected,
  type Projection,
  paths,
} from '@asamblea/domain';
import type { Clock } from '../../kernel/platform/clock.ts';
import { documents } from '../../kernel/platform/documents.ts';
import { documentAt, type Timestamp } from '../../kernel/platform/firestore.ts';
import { inTurn } from '../../kernel/platform/inTurn.ts';
import { liveDocuments } from './liveDocuments.ts';
import { refreshes } from './refreshes.ts';
import { claimTick, isTakenByAnother, releaseTick, rememberShown } from './ticks.ts';

/** A change of the database that a projection has to show. */
export interface Change {
  readonly assemblyId: string;
  /** Commit time. */
  readonly at: Instant;
  readonly eventId: string;
}

export interface Refreshing {
  readonly clock: Pick<Clock, 'wait'>;
  readonly refreshMillis: number;
}

/**
 * Brings a projection up to date with a change. Changes of the same slice of time (a tick) share one
 * refresh: the first event to claim the tick owns it, waits until it ends, reads the state as of
 * then or later, and writes it unless something newer is there. Events may come twice and out of
 * order: the same event takes up its own tick again, and what is already shown is left alone.
 */
export async function project(
  projection: Projection,
  change: Change,
  { clock, refreshMillis }: Refreshing,
): Promise<void> {
  const { assemblyId, at, eventId } = change;
  const slice = Math.floor(instantMillis(at) / refreshMillis);
  const tickEnd = (slice + 1) * refreshMillis;
  const tick = liveDocuments.tick(assemblyId, `${projection}_${slice}`);
  // A burst asks the database once: the first of it claims the tick, the rest then know.
  const claimed = await inTurn(tick.path, async () => {
    if (isTakenByAnother(tick.path, eventId)) return null;
    const assembly = (await documents.assembly(assemblyId).get()).data();
    if (assembly === undefined) return null;
    const { cot } = assembly;
    const shown = await documentAt<Projected>(paths.live(cot, projection)).get();
    const shownAsOf = shown.data()?.asOf ?? '';
    if (instantMillis(shownAsOf) >= tickEnd) rememberShown(tick.path);
    if (shownAsOf >= at) return null;
    return (await claimTick(tick, eventId, tickEnd)) ? { cot, seen: shown.readTime } : null;
  });
  if (claimed === null) return;

  const { cot, seen } = await stateAfter(assemblyId, tickEnd, claimed, clock);
  await refreshes[projection](assemblyId, cot, seen);
  await releaseTick(tick);
}

interface Seen {
  /** The code under which the assembly is shown; it may be replaced meanwhile. */
  readonly cot: string;
  readonly seen: Timestamp;
}

/** Waits, by the database's clock, until it serves a moment that is past the end of the tick. */
async function stateAfter(
  assemblyId: string,
  tickEnd: number,
  claimed: Seen,
  clock: Pick<Clock, 'wait'>,
): Promise<Seen> {
  let state = claimed;
  while (state.seen.toMillis() < tickEnd) {
    await clock.wait(tickEnd - state.seen.toMillis());
    const found = await documents.assembly(assemblyId).get();
    state = { cot: found.data()?.cot ?? state.cot, seen: found.readTime };
  }
  return state;
}
