import { sha256 } from '../text/sha256.ts';
import { asciiText } from './asciiText.ts';
import type { StoredEvent } from './assemblyEvent.ts';

/** `seals/{block}`: ids and salted hashes only, so that erasing a person keeps every seal valid. */
export interface Seal {
  readonly block: number;
  /** The place of its first event among all events of the assembly. */
  readonly first: number;
  readonly sealedAt: number;
  readonly events: readonly SealedEvent[];
  /** Hash of the block before; of the first one, `firstPrevious`. */
  readonly previous: string;
  readonly hash: string;
}

export interface SealedEvent {
  readonly eventId: string;
  readonly hash: string;
}

/** `seals/head`: where the chain ends. */
export interface SealHead {
  readonly block: number;
  /** Events sealed so far. */
  readonly count: number;
  readonly hash: string;
}

export const firstPrevious = '0'.repeat(64);
/** So that a block is one small document and one short transaction. */
export const eventsABlock = 200;

/**
 * The hash of an event: of its content, its instant and its number in its commit. Without its salt nobody can
 * guess what an erased event said.
 */
export function hashEvent(eventId: string, event: StoredEvent, salt: string): string {
  const { seal: _seal, sequence: _sequence, salt: _salt, ...content } = event;
  return sha256(asciiText([salt, eventId, content]));
}

/** The block after `head`, of events in their order. */
export function sealBlock(
  head: SealHead | null,
  events: readonly SealedEvent[],
  sealedAt: number,
): Seal {
  const body = {
    block: (head?.block ?? 0) + 1,
    first: (head?.count ?? 0) + 1,
    sealedAt,
    events,
    previous: head?.hash ?? firstPrevious,
  };
  return { ...body, hash: hashBlock(body) };
}

export function headAfter({ block, first, events, hash }: Seal): SealHead {
  return { block, count: first - 1 + events.length, hash };
}

export function hashBlock({
  block,
  first,
  sealedAt,
  events,
  previous,
}: Omit<Seal, 'hash'>): string {
  const listed = events.map(({ eventId, hash }) => [eventId, hash]);
  return sha256(asciiText([block, first, sealedAt, previous, listed]));
}
