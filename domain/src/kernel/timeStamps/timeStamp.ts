import type { EventKind } from '../events/eventKinds.ts';
import type { StampTrouble } from './stampTrouble.ts';

/** `timeStamps/{block}`: what an authority outside says of when the seal of a block existed. */
export type TimeStamp = DueTimeStamp | GivenTimeStamp | LostTimeStamp;

interface StampedSeal {
  readonly block: number;
  /** The hash of the block, in hexadecimal: it is the imprint of the stamp as it is. */
  readonly hash: string;
}

/** The stamp is asked for. */
export interface DueTimeStamp extends StampedSeal {
  readonly state: 'due';
  /**
   * When it is asked for next, in milliseconds. The process that asks moves it first, so that nobody else
   * does.
   */
  readonly askAt: number;
  /** How many times it was asked for. */
  readonly tries: number;
  /** The outcome of the last request; null: it was never asked for. */
  readonly trouble: StampTrouble | null;
}

export interface GivenTimeStamp extends StampedSeal {
  readonly state: 'given';
  readonly askAt: null;
  /** The address that gave it. */
  readonly authority: string;
  /** The instant that it says, in milliseconds. */
  readonly at: number;
  /** The number that the authority gave it, in hexadecimal. */
  readonly serial: string;
  /** The owner of the certificate that signed it, in its own words. */
  readonly signer: string;
  /** The whole answer of the authority (`TimeStampResp`), in base64. */
  readonly reply: string;
}

/** The latest stamp that there was when a paper was made, as the paper says it. */
export type StampOfThen = Pick<GivenTimeStamp, 'block' | 'at' | 'signer'>;

/** It is asked for no more. */
interface LostTimeStamp extends StampedSeal {
  readonly state: 'lost';
  readonly askAt: null;
  readonly tries: number;
  readonly trouble: StampTrouble;
}

/** The stamped seals: those over the closing of a vote or of a session, or over minutes that were fixed. */
const stampedKinds: readonly EventKind[] = ['question-closed', 'session-closed', 'acta-fixed'];

/** Whether the seal of a block with events of those kinds is taken to an authority. */
export function deservesStamp(kinds: readonly EventKind[]): boolean {
  return kinds.some((kind) => stampedKinds.includes(kind));
}

/** The stamp of a block that was just sealed, to be asked for as soon as the clock can. */
export function dueStamp({ block, hash }: StampedSeal, now: number): DueTimeStamp {
  return { block, hash, state: 'due', askAt: now, tries: 0, trouble: null };
}

const minute = 60_000;
const longestWait = 6 * 60 * minute;
/** Some five days of them. */
const mostTries = 30;

/** Nobody else asks for it meanwhile; longer than an authority is waited for. */
const askingLife = 2 * minute;

/** The stamp is being asked for: until `askingLife` is over it is nobody else's. */
export function claimStamp(due: DueTimeStamp, now: number): DueTimeStamp {
  return { ...due, askAt: now + askingLife, tries: due.tries + 1 };
}

/** After it was asked for in vain: it waits, each time longer and at most six hours, or is given up. */
export function putOffStamp(
  due: DueTimeStamp,
  trouble: StampTrouble,
  now: number,
): DueTimeStamp | LostTimeStamp {
  const { block, hash, tries } = due;
  if (tries >= mostTries || trouble === 'authority-none') {
    return { block, hash, state: 'lost', askAt: null, tries, trouble };
  }
  const wait = Math.min(longestWait, minute * 2 ** Math.max(0, tries - 1));
  return { ...due, askAt: now + wait, trouble };
}
