import { describeRefusal } from '../../kernel/refusals/describeRefusal.ts';
import type { Refusal } from '../../kernel/refusals/refusal.ts';
import type { AttendanceAnswer } from './attendanceRequests.ts';

/** The answer about one unit that stays as it was. */
export function refusedUnit(unitId: string, refusal: Refusal): AttendanceAnswer {
  return { unitId, status: 'refused', refusal: describeRefusal(refusal) };
}
