import { accept, type Outcome, refuse } from '../../kernel/refusals/outcome.ts';
import type { Attendance, AttendanceMode } from '../../people/seats/attendance.ts';

/**
 * Moves a unit that is present to another channel: the person came in, or went home and connected.
 * The entry stands as it was; repeating it changes nothing.
 */
export function decideChannel(
  current: Attendance | null,
  channel: AttendanceMode,
): Outcome<{ readonly attendance: Attendance; readonly changed: boolean }> {
  if (current?.present !== true) return refuse('unit-not-present');
  if (current.channel === channel) return accept({ attendance: current, changed: false });
  return accept({ attendance: { ...current, channel }, changed: true });
}
