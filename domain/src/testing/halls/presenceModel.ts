import { countedNow } from '../../hall/remote/countedTime.ts';
import { isOverdue, type Presence, seenNow } from '../../hall/remote/presence.ts';
import { usualPresencePace as pace } from '../../hall/remote/presenceTimes.ts';
import { gapsAt, lookAgain, type PresenceWatch } from '../../hall/remote/presenceWatch.ts';

const second = 1_000;

/** All times are seconds from the beginning. */
export interface Span {
  readonly from: number;
  readonly lasts: number;
}

interface PlannedPerson {
  readonly enters: number;
  /** When they cannot be reached, by their own doing. */
  readonly away: readonly Span[];
}

export interface PlannedPresence {
  readonly people: readonly PlannedPerson[];
  readonly outages: readonly (Span & { readonly of: 'api' | 'clock' | 'both' })[];
  readonly clock: {
    readonly every: number;
    /** Which of its calls end half-way, by their number: before anything is kept, or before anybody is written out. */
    readonly dies: ReadonlyMap<number, 'before' | 'after'>;
    /** Which of them come twice, the second with an hour so many seconds older. */
    readonly twice: ReadonlyMap<number, number>;
  };
  readonly ends: number;
}

interface Lapse {
  readonly person: number;
  /** Milliseconds, as the record says them. */
  readonly unseenSince: number;
  readonly at: number;
}

export interface HeldPresence {
  readonly lapses: readonly Lapse[];
  /** The times at which each sign was written, and at which the clock came by, in milliseconds. */
  readonly signs: readonly { readonly person: number; readonly at: number }[];
  readonly looks: readonly number[];
}

/** Some hours of an installation, second by second: phones that sign, servers that hear them, and a clock. */
export function holdPresence({ people, outages, clock, ends }: PlannedPresence): HeldPresence {
  const kept = new Map<number, Presence>();
  const lapses: Lapse[] = [];
  const signs: { person: number; at: number }[] = [];
  const looks: number[] = [];
  let watch: PresenceWatch | null = null;
  let calls = 0;
  const isDown = (what: 'api' | 'clock', at: number) =>
    outages.some((one) => isIn(one, at) && (one.of === what || one.of === 'both'));

  function sign(person: number, now: number): void {
    const known = kept.get(person);
    const isFresh = known !== undefined && !known.hasLapsed && now - known.seenAt < pace.signMillis;
    if (isFresh) return;
    kept.set(person, seenNow(`p${person}`, 'u', now));
    signs.push({ person, at: now });
  }

  function look(now: number, dies: 'before' | 'after' | undefined): void {
    if (dies === 'before') return;
    const awaited = [...kept].filter(([, { dueAt }]) => dueAt !== null);
    const seen = { now, isAwaited: awaited.length > 0, heard: awaited.map(([, p]) => p.seenAt) };
    watch = lookAgain(watch, seen, pace);
    looks.push(now);
    if (dies === 'after') return;
    const due = countedNow(pace.graceMillis, now, gapsAt(watch, seen, pace));
    for (const [person, presence] of awaited) {
      if (!isOverdue(presence, due)) continue;
      kept.set(person, { ...presence, dueAt: null, hasLapsed: true });
      lapses.push({ person, unseenSince: presence.seenAt, at: now });
    }
  }

  for (let at = 0; at < ends; at += 1) {
    for (const [person, { enters, away }] of people.entries()) {
      const beats = (at - enters) % (pace.heartbeatMillis / second) === 0;
      const isThere = at >= enters && !away.some((one) => isIn(one, at));
      if (beats && isThere && !isDown('api', at)) sign(person, at * second);
    }
    if (at % clock.every !== 0 || isDown('clock', at)) continue;
    look(at * second, clock.dies.get(calls));
    const older = clock.twice.get(calls);
    if (older !== undefined) look((at - older) * second, undefined);
    calls += 1;
  }
  return { lapses, signs, looks };
}

function isIn({ from, lasts }: Span, at: number): boolean {
  return at >= from && at < from + lasts;
}
