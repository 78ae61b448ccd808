import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Attendance } from './attendance.ts';
import { type Desk, sayHolder } from './sayHolder.ts';

/**
 * Records that a unit left. Repeating it changes nothing; votes already cast stand. A desk that saw
 * one person with it does not put out another who took it meanwhile.
 */
export function decideLeave(
  current: Attendance | null,
  now: number,
  seen: { readonly personId?: string | undefined; readonly desk?: Desk | undefined } = {},
): Outcome<{ readonly attendance: Attendance; readonly changed: boolean }> {
  if (current === null) return refuse('unit-not-present');
  if (!current.present) return accept({ attendance: current, changed: false });
  if (seen.personId !== undefined && seen.personId !== current.personId) {
    return refuse('unit-held', sayHolder(current, seen.desk?.timeZone));
  }
  const left = { ...current, present: false, since: now };
  const signed = seen.desk === undefined ? {} : { deskName: seen.desk.name };
  return accept({ attendance: { ...left, ...signed }, changed: true });
}
