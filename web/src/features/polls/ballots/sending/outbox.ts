import { type CastRequest, listMarks } from '@asamblea/domain';

/**
 * The confirmed and uncounted votes, kept on the device so that a reload or a lost network never loses them:
 * a submission for each question. The same sending goes again with the same id, and the server counts it
 * once. Each is erased once it is counted.
 */
export interface Outbox {
  /** On their way, or waiting for the network. */
  read(): readonly CastRequest[];
  keep(sending: CastRequest): void;
  clear(requestId: string): void;
  /** Refused: they wait for their voter to send them again, and not by themselves. */
  returned(): readonly Returned[];
  giveBack(returned: Returned): void;
  forget(questionId: string): void;
}

/** The part of a submission that the server refused, with its words. */
export interface Returned {
  readonly sending: CastRequest;
  readonly reasons: readonly string[];
  /** The voter votes from another device: there is a place to change that. */
  readonly isOtherDevice: boolean;
}

const keyPrefix = 'asamblea-voto-';
const returnedPrefix = 'asamblea-devuelto-';

/** Where what is kept did not fit on the device, and this page alone has it. */
const onlyInPage = new Set<string>();

const isWaiting = (key: string | null) => key?.startsWith(keyPrefix) === true;

/** Whether somebody's confirmed vote waits, and nowhere but in this page: it goes with it. */
export function isVoteOnlyInPage(): boolean {
  return [...onlyInPage].some(isWaiting);
}

/**
 * Whether somebody's confirmed vote waits on this device: nothing may then reload the page by itself.
 * Only looking at the storage may be refused, so it is opened in here.
 */
export function hasPendingVote(
  open: () => Pick<Storage, 'length' | 'key'> = () => localStorage,
): boolean {
  if (isVoteOnlyInPage()) return true;
  try {
    const store = open();
    return Array.from({ length: store.length }, (_, index) => store.key(index)).some(isWaiting);
  } catch {
    return false;
  }
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Each person of each assembly has their own, also on a shared device. */
export function openBallotOutbox(store: Store, assembly: string, userId: string): Outbox {
  const waiting = keptList(store, `${keyPrefix}${assembly}-${userId}`, isSending);
  const returned = keptList(store, `${returnedPrefix}${assembly}-${userId}`, isReturned);
  return {
    read: waiting.read,
    keep(sending) {
      const { questionId } = sending;
      waiting.write([...waiting.read().filter((one) => one.questionId !== questionId), sending]);
    },
    clear(requestId) {
      waiting.drop((one) => one.requestId === requestId);
    },
    returned: returned.read,
    giveBack(given) {
      const { questionId } = given.sending;
      const others = returned.read().filter(({ sending }) => sending.questionId !== questionId);
      returned.write([...others, given]);
    },
    forget(questionId) {
      returned.drop(({ sending }) => sending.questionId === questionId);
    },
  };
}

function keptList<T>(store: Store, key: string, isOne: (kept: unknown) => kept is T) {
  // A browser that refuses storage, or has no room left, still votes: votes kept then live as long as the
  // page, and those on the device are older.
  let inPage: readonly T[] | null = null;

  function read(): readonly T[] {
    if (inPage !== null) return inPage;
    try {
      return parse(store.getItem(key)).filter(isOne);
    } catch {
      return [];
    }
  }

  function write(list: readonly T[]): void {
    inPage = null;
    onlyInPage.delete(key);
    try {
      if (list.length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify(list));
    } catch {
      inPage = list;
      if (list.length > 0) onlyInPage.add(key);
    }
  }

  function drop(isGone: (one: T) => boolean): void {
    const kept = read();
    const rest = kept.filter((one) => !isGone(one));
    if (rest.length < kept.length) write(rest);
  }

  return { read, write, drop };
}

/** Where somebody's sendings wait: what names their assembly, and them. */
export type OutboxPlace = readonly [assembly: string, owner: string];

/**
 * A vote that waits in a former place (under the account and not the person, under the public code and not
 * the assembly) is not left behind.
 */
export function adoptSubmissions(
  store: Store,
  olds: readonly OutboxPlace[],
  to: OutboxPlace,
): void {
  try {
    for (const prefix of [keyPrefix, returnedPrefix]) {
      const now = `${prefix}${to.join('-')}`;
      for (const old of olds.map((from) => `${prefix}${from.join('-')}`)) {
        const kept = store.getItem(old);
        if (old === now || kept === null || store.getItem(now) !== null) continue;
        store.setItem(now, kept);
        store.removeItem(old);
      }
    }
  } catch {
    // Where nothing is kept there is nothing to adopt.
  }
}

/**
 * Only values of our own shape are taken; the server checks the rest. A vote that waits since before one mark
 * was a list of one is read in its present shape.
 */
function parse(text: string | null): readonly unknown[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text, (_key, value) => listMarks(value));
    return Array.isArray(kept) ? kept : [kept];
  } catch {
    return [];
  }
}

function isSending(kept: unknown): kept is CastRequest {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('questionId' in kept && 'requestId' in kept && 'choices' in kept)) return false;
  return Array.isArray(kept.choices);
}

function isReturned(kept: unknown): kept is Returned {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('sending' in kept && 'reasons' in kept)) return false;
  return isSending(kept.sending) && Array.isArray(kept.reasons);
}
