import { graceMillis, heartbeatMillis, signMillis } from './presenceTimes.ts';

/** Where somebody has the remote room open: one browser that they signed in on. */
export interface PresenceDevice {
  /** The session of the sign-in. */
  readonly sid: string;
  /** `iPhone, Safari` */
  readonly name: string;
  /** Of the last sign that was written down; milliseconds by the server's clock. */
  readonly seenAt: number;
}

/** Of one person; of more, those seen last. */
export const devicesAtMost = 3;
/** Without a sign written down for this long, a device is no longer there: each has its turn within three minutes. */
export const deviceMillis = graceMillis + 2 * signMillis;

/** The devices of a person once this one was seen: the reader decides whether the others are still there. */
export function seeDevice(
  known: readonly PresenceDevice[],
  { sid, name }: Pick<PresenceDevice, 'sid' | 'name'>,
  now: number,
): readonly PresenceDevice[] {
  const others = known.filter((one) => one.sid !== sid);
  return [...others, { sid, name, seenAt: now }].slice(-devicesAtMost);
}

/** Those that are there, the one seen last at the end. */
export function liveDevices(
  known: readonly PresenceDevice[],
  now: number,
): readonly PresenceDevice[] {
  return known
    .filter(({ seenAt }) => now - seenAt < deviceMillis)
    .sort((a, b) => a.seenAt - b.seenAt);
}

/**
 * When a device says again that it is there, in milliseconds; null: as always. A person is written down at most
 * once a minute whatever they have open, so of several devices the one that waits longest comes at that very
 * moment: otherwise the same one might always be first, and the others never be seen.
 */
export function nextSign(
  known: readonly PresenceDevice[],
  sid: string,
  { seenAt, now }: { readonly seenAt: number; readonly now: number },
): number | null {
  const live = liveDevices(known, now);
  if (live.length === 0 || live.at(-1)?.sid === sid) return null;
  const isSeen = live.some((one) => one.sid === sid);
  if (isSeen && live[0]?.sid !== sid) return null;
  const wait = Math.max(seenAt + signMillis - now, leastWaitMillis);
  return wait < heartbeatMillis ? wait : null;
}

/** A device that comes a moment too early is not asked again at once. */
const leastWaitMillis = 1_000;
