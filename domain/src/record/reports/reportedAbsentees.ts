import type { AbsenteeRow } from '../../polls/consents/absenteeRow.ts';
import type { SessionRecord } from './sessionRecord.ts';

/** With the events that say when they were notified and when they objected. */
export interface ReportedAbsentee extends AbsenteeRow {
  readonly noticeEventId: string | null;
  readonly objectionEventId: string | null;
}

/** Of a question that asks them, each absent owner with what the record says of them. */
export function reportedAbsentees(
  { absentees, events }: SessionRecord,
  questionId: string,
): { readonly absentees?: readonly ReportedAbsentee[] } {
  const rows = absentees?.get(questionId);
  if (rows === undefined) return {};
  const eventOf = (kind: 'absentee-notified' | 'objection-received', unitId: string) =>
    events.findLast(
      (event) => event.kind === kind && event.questionId === questionId && event.unitId === unitId,
    )?.eventId ?? null;
  return {
    absentees: rows.map((row) => ({
      ...row,
      noticeEventId: row.notice && eventOf('absentee-notified', row.noticeId),
      objectionEventId: row.objection && eventOf('objection-received', row.noticeId),
    })),
  };
}
