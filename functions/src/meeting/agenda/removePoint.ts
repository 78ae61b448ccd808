import {
  accept,
  approveChange,
  type Outcome,
  placesWithout,
  type RemovePointRequest,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { wakeScreens } from '../sessions/wakeScreens.ts';
import type { PointAction } from './pointAction.ts';
import { readAgenda } from './readAgenda.ts';
import { writePlaces } from './writePlaces.ts';

export interface PointRemoval extends PointAction {
  readonly request: RemovePointRequest;
}

/** Takes away a point that nothing hangs from. One that is gone already was taken away before. */
export function removePoint({
  assemblyId,
  pointId,
  by,
  request,
  now,
}: PointRemoval): Promise<Outcome<{ readonly pointId: string }>> {
  return transact(async (tx) => {
    const read = await readAgenda(tx, assemblyId, now);
    if (!read.ok) return read;
    const { session, points, today } = read.value;
    if (!points.some((point) => point.pointId === pointId)) return accept({ pointId });
    const found = await tx.get(documents.questions(assemblyId));
    const questions = found.docs.map((one) => one.data());
    if (questions.some((one) => one.pointId === pointId)) return refuse('point-has-questions');
    if (session.point?.pointId === pointId) return refuse('point-under-way');
    const approved = approveChange(session, request.approvedBy, today);
    if (!approved.ok) return approved;
    tx.delete(meetingDocuments.agendaPoint(assemblyId, pointId));
    const left = points.filter((point) => point.pointId !== pointId);
    const places = placesWithout(points, pointId);
    writePlaces(tx, assemblyId, { session, points: left }, questions, places);
    wakeScreens(tx, assemblyId, session, now);
    recordEvent(tx, assemblyId, {
      kind: 'point-removed',
      by,
      at: now,
      pointId,
      from: 'chair',
      session: session.session,
      ...approved.value,
    });
    return accept({ pointId });
  });
}
