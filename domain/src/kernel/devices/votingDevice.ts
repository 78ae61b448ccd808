import { accept, type Outcome, refuse } from '../refusals/outcome.ts';

/**
 * Where a person votes from: `devices/{personId}`, one for all the accounts of that person. The first
 * vote writes it.
 */
export interface VotingDevice {
  readonly uid: string;
  readonly sid: string;
  /** Milliseconds by the server's clock. */
  readonly since: number;
}

/** A session as its cookie names it. */
export interface SessionName {
  readonly uid: string;
  readonly sid: string;
}

export type VotesFrom = 'free' | 'here' | 'other';

/** A device whose session ended holds nobody back. */
export function votesFrom(
  device: VotingDevice | null,
  holderSids: readonly string[],
  session: SessionName,
): VotesFrom {
  if (device === null || !holderSids.includes(device.sid)) return 'free';
  return device.uid === session.uid && device.sid === session.sid ? 'here' : 'other';
}

/** Watching elsewhere is free; voting is from one device. */
export function checkVotingDevice(place: VotesFrom): Outcome<null> {
  return place === 'other' ? refuse('other-device') : accept(null);
}
