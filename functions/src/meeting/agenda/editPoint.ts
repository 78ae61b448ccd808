import {
  accept,
  approveChange,
  type Outcome,
  type PointTerms,
  pointNowOf,
  refuse,
} from '@asamblea/domain';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { attachDocuments } from '../attachments/attachDocuments.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { wakeScreens } from '../sessions/wakeScreens.ts';
import type { PointAction } from './pointAction.ts';
import { keepShown, readAgenda } from './readAgenda.ts';

export interface PointEdition extends PointAction {
  readonly request: PointTerms;
}

/**
 * Writes a point again. Its notes, its documents and its presenter belong to the leader of the meeting; once
 * the agenda is out, its text and its kind change only with somebody's approval.
 */
export function editPoint({
  assemblyId,
  pointId,
  by,
  request,
  now,
}: PointEdition): Promise<Outcome<{ readonly pointId: string }>> {
  const { approvedBy, ...terms } = request;
  return transact(async (tx) => {
    const read = await readAgenda(tx, assemblyId, now);
    if (!read.ok) return read;
    const { session, points, today } = read.value;
    const point = points.find((one) => one.pointId === pointId);
    if (point === undefined) return refuse('point-unknown');
    const saysOther = point.text !== terms.text || point.kind !== terms.kind;
    const approved = saysOther ? approveChange(session, approvedBy, today) : accept({});
    if (!approved.ok) return approved;
    const { documentIds: before = [] } = point;
    const { documentIds: after = before } = terms;
    const hasSame = before.join() === after.join();
    const isSame = point.presenter === terms.presenter && point.notes === terms.notes;
    if (isSame && hasSame && !saysOther) return accept({ pointId });
    const holder = { pointId };
    const attached = await attachDocuments(tx, { assemblyId, by, now, holder, before, after });
    if (!attached.ok) return attached;
    const next = { ...point, ...terms };
    tx.set(meetingDocuments.agendaPoint(assemblyId, pointId), next);
    keepShown(tx, assemblyId, read.value, pointNowOf(next));
    wakeScreens(tx, assemblyId, session, now);
    attached.value.record();
    if (isSame && !saysOther) return accept({ pointId });
    recordEvent(tx, assemblyId, {
      kind: 'point-edited',
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
