import type { StoredEvent } from './assemblyEvent.ts';
import {
  firstPrevious,
  hashBlock,
  hashEvent,
  headAfter,
  type Seal,
  type SealHead,
} from './seal.ts';
import { readSealMark, sealOfMark } from './sealMark.ts';

export type SealFault =
  /** A block is not there, or does not follow the one before. */
  | 'chain'
  /** The block has different text from the hashed one. */
  | 'block'
  | 'event-changed'
  | 'event-missing'
  /** An event says it is in a block that does not list it. */
  | 'event-planted'
  /** The end of the chain is not where it was left. */
  | 'head';

export interface SealCheck {
  readonly blocks: number;
  readonly events: number;
  /** Erased with their salt: they keep their place, and nothing can be told of them. */
  readonly erased: number;
  /** Waiting for the next block. */
  readonly unsealed: number;
  readonly broken: {
    readonly block: number;
    readonly fault: SealFault;
    readonly eventId: string | null;
  } | null;
}

export interface SealsAnswer extends SealCheck {
  readonly checkedAt: number;
  /** Where the chain ends; null: nothing was sealed yet. */
  readonly head: SealHead | null;
  /** Of a mark that was asked for; not said: none was. */
  readonly compared?: ComparedMark;
}

/** Whether a mark of a paper is one of this chain, and which block it is of. */
export type ComparedMark =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unknown'; readonly block: number }
  | {
      readonly kind: 'found';
      readonly block: number;
      readonly sealedAt: number;
      readonly count: number;
    };

/** Looks for the block that a mark was made of. */
export function compareMark(seals: readonly Seal[], typed: string): ComparedMark {
  const mark = readSealMark(typed);
  if (mark === null) return { kind: 'unreadable' };
  const seal = sealOfMark(seals, mark);
  if (seal === null) return { kind: 'unknown', block: mark.block };
  const { block, sealedAt } = seal;
  return { kind: 'found', block, sealedAt, count: headAfter(seal).count };
}

/** Recomputes the whole chain from the events, and names the first block that does not hold. */
export function checkSeals(
  seals: readonly Seal[],
  head: SealHead | null,
  events: ReadonlyMap<string, StoredEvent>,
): SealCheck {
  const chain = [...seals].sort((a, b) => a.block - b.block);
  const listed = new Map(
    chain.flatMap((seal) => seal.events.map(({ eventId }) => [eventId, seal.block] as const)),
  );
  const stored = [...events];
  const counts = {
    blocks: chain.length,
    events: listed.size,
    erased: stored.filter(([, { seal, salt }]) => seal !== null && salt === undefined).length,
    unsealed: stored.filter(([, { seal }]) => seal === null).length,
  };
  let previous = { block: 0, count: 0, hash: firstPrevious };
  for (const seal of chain) {
    const fault = faultOf(seal, previous, events);
    if (fault !== null) return { ...counts, broken: fault };
    previous = { block: seal.block, count: previous.count + seal.events.length, hash: seal.hash };
  }
  const planted = stored.find(([id, { seal }]) => seal !== null && listed.get(id) !== seal);
  if (planted !== undefined) {
    const [eventId, { seal }] = planted;
    return { ...counts, broken: { block: seal ?? 0, fault: 'event-planted', eventId } };
  }
  const ends =
    head === null
      ? chain.length === 0
      : head.block === previous.block &&
        head.count === previous.count &&
        head.hash === previous.hash;
  if (ends) return { ...counts, broken: null };
  return { ...counts, broken: { block: previous.block, fault: 'head', eventId: null } };
}

function faultOf(
  seal: Seal,
  previous: SealHead,
  events: ReadonlyMap<string, StoredEvent>,
): SealCheck['broken'] {
  const { block } = seal;
  if (block !== previous.block + 1) {
    return { block: previous.block + 1, fault: 'chain', eventId: null };
  }
  if (seal.previous !== previous.hash || seal.first !== previous.count + 1) {
    return { block, fault: 'chain', eventId: null };
  }
  if (hashBlock(seal) !== seal.hash) return { block, fault: 'block', eventId: null };
  for (const { eventId, hash } of seal.events) {
    const event = events.get(eventId);
    if (event === undefined) return { block, fault: 'event-missing', eventId };
    if (event.salt === undefined) continue;
    if (hashEvent(eventId, event, event.salt) !== hash) {
      return { block, fault: 'event-changed', eventId };
    }
  }
  return null;
}
