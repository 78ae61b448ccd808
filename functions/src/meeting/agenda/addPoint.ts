import {
  type AddPointRequest,
  type AgendaPoint,
  accept,
  approveChange,
  type Outcome,
  pointsAtMost,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attachDocuments } from '../attachments/attachDocuments.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { wakeScreens } from '../sessions/wakeScreens.ts';
import { readAgenda } from './readAgenda.ts';

export interface PointAddition {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: AddPointRequest;
  readonly now: number;
}

/** Adds a point at the end of the agenda. The same id again answers with what it added. */
export function addPoint({
  assemblyId,
  by,
  request,
  now,
}: PointAddition): Promise<Outcome<{ readonly pointId: string; readonly number: number }>> {
  const { pointId, approvedBy, ...terms } = request;
  return transact(async (tx) => {
    const read = await readAgenda(tx, assemblyId, now);
    if (!read.ok) return read;
    const { session, points, today } = read.value;
    const existing = points.find((point) => point.pointId === pointId);
    if (existing !== undefined) {
      return existing.text === terms.text
        ? accept({ pointId, number: existing.number })
        : refuse('point-exists');
    }
    if (points.length >= pointsAtMost) return refuse('agenda-full');
    const approved = approveChange(session, approvedBy, today);
    if (!approved.ok) return approved;
    const attached = await attachDocuments(tx, {
      assemblyId,
      by,
      now,
      holder: { pointId },
      before: [],
      after: terms.documentIds,
    });
    if (!attached.ok) return attached;
    const point: AgendaPoint = { pointId, number: points.length + 1, ...terms, addedAt: now };
    tx.create(meetingDocuments.agendaPoint(assemblyId, pointId), point);
    wakeScreens(tx, assemblyId, session, now);
    recordEvent(tx, assemblyId, {
      kind: 'point-added',
      by,
      at: now,
      pointId,
      from: 'chair',
      session: session.session,
      ...approved.value,
    });
    attached.value.record();
    return accept({ pointId, number: point.number });
  });
}
