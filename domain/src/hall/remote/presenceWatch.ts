import { type Gap, joinGap } from './countedTime.ts';
import type { PresencePace } from './presenceTimes.ts';

/** `watches/presence`: what the clock knows of the signs of all assemblies since it last came by. */
export interface PresenceWatch {
  /** The last time it looked for silent people. */
  readonly lookedAt: number;
  /** The last sign of anybody, or the last look that awaited none. */
  readonly heardAt: number;
  /** Until when a silence of everybody is taken for ours. */
  readonly patientUntil: number;
  /** In which nobody could be heard; in order and apart, those of the last day. */
  readonly gaps: readonly Gap[];
}

/** The findings of one sweep. */
export interface PresenceLook {
  readonly now: number;
  /** Whether there is anybody online whose sign is to come. */
  readonly isAwaited: boolean;
  /** The first and the last sign since the known one, for a person whose sign is awaited; older ones do no harm. */
  readonly heard: readonly number[];
}

const keptMillis = 24 * 3_600_000;

/**
 * The knowledge after one more sweep: a clock that did not come by for too long, and signs that did not come
 * though somebody was online, leave a gap. An earlier look that comes late changes nothing.
 */
export function lookAgain(
  known: PresenceWatch | null,
  { now, isAwaited, heard }: PresenceLook,
  { gapMillis, patienceMillis }: PresencePace,
): PresenceWatch {
  if (known === null) {
    const heardAt = isAwaited ? Math.max(...heard) : now;
    return { lookedAt: now, heardAt, patientUntil: heardAt + patienceMillis, gaps: [] };
  }
  if (now <= known.lookedAt) return known;
  let { heardAt, patientUntil, gaps } = known;
  const isLate = now - known.lookedAt > gapMillis;
  if (isLate) {
    gaps = joinGap(gaps, { from: known.lookedAt, to: now });
    patientUntil += now - known.lookedAt;
  }
  const newer = heard.filter((at) => at > heardAt);
  if (newer.length > 0) {
    const first = Math.min(...newer);
    if (first - heardAt > gapMillis) gaps = joinGap(gaps, silence(heardAt, first, patientUntil));
    heardAt = Math.max(...newer);
    patientUntil = (isLate ? now : heardAt) + patienceMillis;
  } else if (!isAwaited) {
    heardAt = now;
    patientUntil = now + patienceMillis;
  }
  gaps = gaps.filter(({ to }) => to > now - keptMillis);
  return { lookedAt: now, heardAt, patientUntil, gaps };
}

/** The gaps as of a look: those that are over, and the silence of everybody that still lasts. */
export function gapsAt(
  { heardAt, patientUntil, gaps }: PresenceWatch,
  { now, isAwaited }: PresenceLook,
  { gapMillis }: PresencePace,
): readonly Gap[] {
  if (!isAwaited || now - heardAt <= gapMillis) return gaps;
  return joinGap(gaps, silence(heardAt, now, patientUntil));
}

function silence(heardAt: number, end: number, patientUntil: number): Gap {
  return { from: heardAt, to: Math.min(end, patientUntil) };
}
