import {
  type Instant,
  instantMillis,
  instantOf,
  type Projected,
  type Projection,
  projections,
} from '@asamblea/domain';
import { inTurn } from '../../kernel/concurrency/inTurn.ts';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { documents } from '../../kernel/database/documents.ts';
import {
  type DocumentReference,
  documentAt,
  isAlreadyExists,
  Timestamp,
} from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { type Clock, systemClock } from '../../kernel/platform/clock.ts';
import { refreshMillis } from '../../kernel/platform/environment.ts';
import { liveDocuments, type Tick } from './liveDocuments.ts';
import { refreshes } from './refreshes.ts';

/** A change of the database that a projection has to show. */
export interface Change {
  readonly assemblyId: string;
  /** Commit time. */
  readonly at: Instant;
  readonly eventId: string;
}

/** `2026-11-21T16:05:07.123456Z`, to the last digit. */
export function instantOfText(time: string): Instant {
  const fraction = /\.(\d{1,9})/u.exec(time)?.[1] ?? '';
  return instantOf({
    seconds: Math.floor(Date.parse(time) / 1000),
    nanoseconds: Number(fraction.padEnd(9, '0')),
  });
}

export interface Refreshing {
  readonly clock: Pick<Clock, 'wait'>;
  readonly refreshMillis: number;
}

/** The clock and the pace of this deployment. */
export function refreshingNow(): Refreshing {
  return { clock: systemClock, refreshMillis: refreshMillis() };
}

/** The kind of a change, as far as it decides which projections show it. */
export type ChangeSource =
  | { readonly kind: 'attendance'; readonly session: number }
  | { readonly kind: 'tally' }
  | { readonly kind: 'session' };

/** Brings every projection that shows the change up to date with it. Harmless to repeat. */
export async function projectChange(
  source: ChangeSource,
  change: Change,
  refreshing: Refreshing,
): Promise<void> {
  const affected = await affectedBy(source, change, refreshing);
  await Promise.all(affected.map((projection) => project(projection, change, refreshing)));
}

async function affectedBy(
  source: ChangeSource,
  { assemblyId, at }: Change,
  { refreshMillis }: Refreshing,
): Promise<readonly Projection[]> {
  switch (source.kind) {
    case 'session':
      return projections;
    case 'tally':
      return ['question'];
    case 'attendance': {
      const slice = Math.floor(instantMillis(at) / refreshMillis);
      const mode = await stageModeOf(assemblyId, source.session, slice);
      return mode === 'question' ? ['quorum', 'question'] : ['quorum'];
    }
  }
}

/**
 * The mode of the stage, asked once for all the changes of a tick. If the stage changes afterwards in the
 * same tick, its own event shows the question as of the tick's end, with all of them.
 */
const stageModeOf = rememberLast(
  2_000,
  async (assemblyId: string, session: number, _slice: number) => {
    // The session itself says it: its projection may still be on its way.
    const found = await documents.session(assemblyId, session).get();
    return found.data()?.stage.mode ?? null;
  },
);

/**
 * Brings a projection up to date with a change. Changes of the same slice of time (a tick) share one
 * refresh: the first event to claim the tick owns it, waits until it ends, reads the state as of
 * then or later, and writes it unless something newer is there. Events may come twice and out of order: the
 * same event takes up its own tick again, and a newer projection is left alone.
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
    // All that happened in this tick is shown: no later event of it has anything to do.
    if (instantMillis(shownAsOf) >= tickEnd) rememberOwner(tick.path, '');
    if (shownAsOf >= at) return null;
    return (await claimTick(tick, eventId, tickEnd)) ? { cot, seen: shown.readTime } : null;
  });
  if (claimed === null) return;

  const { cot, seen } = await stateAfter(assemblyId, tickEnd, claimed, clock);
  await refreshes[projection](assemblyId, cot, seen);
  // Once its refresh is shown nobody asks for the tick again.
  await tick.delete();
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

/** The database may forget a tick this long after its end; the sweep has healed it long before. */
const keptMillis = 24 * 60 * 60 * 1000;

/** Whether this event owns the tick: it created it now, or when it was delivered before. */
export async function claimTick(
  tick: DocumentReference<Tick>,
  owner: string,
  endsAt: number,
): Promise<boolean> {
  try {
    await tick.create({ owner, endsAt, ttl: Timestamp.fromMillis(endsAt + keptMillis) });
    rememberOwner(tick.path, owner);
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const found = (await tick.get()).data()?.owner;
    if (found !== undefined) rememberOwner(tick.path, found);
    return found === owner;
  }
}

/** Owners this instance has seen: a tick never changes hands, so a burst asks the database once. */
const owners = new Map<string, string>();
const ownersAtMost = 1_000;

function isTakenByAnother(tickPath: string, eventId: string): boolean {
  const owner = owners.get(tickPath);
  return owner !== undefined && owner !== eventId;
}

function rememberOwner(tickPath: string, owner: string): void {
  if (owners.size >= ownersAtMost) owners.clear();
  owners.set(tickPath, owner);
}
