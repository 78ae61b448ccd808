import { accept, type Outcome, refuse } from '../refusals/outcome.ts';
import type { Attendance } from './attendance.ts';

/** Records that a unit left. Repeating it changes nothing; votes already cast stand. */
export function decideLeave(
  current: Attendance | null,
  now: number,
): Outcome<{ readonly attendance: Attendance; readonly changed: boolean }> {
  if (current === null) return refuse('unit-not-present');
  if (!current.present) return accept({ attendance: current, changed: false });
  return accept({ attendance: { ...current, present: false, since: now }, changed: true });
}
