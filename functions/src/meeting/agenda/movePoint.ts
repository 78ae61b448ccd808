import {
  accept,
  approveChange,
  decidePointMove,
  type MovePointRequest,
  type Outcome,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { wakeScreens } from '../sessions/wakeScreens.ts';
import type { PointAction } from './pointAction.ts';
import { readAgenda } from './readAgenda.ts';
import { writePlaces } from './writePlaces.ts';

export interface PointMove extends PointAction {
  readonly request: MovePointRequest;
}

/** Gives a point the place of another, and its drafts go with it. Once the agenda is out, somebody approves it. */
export function movePoint({
  assemblyId,
  pointId,
  by,
  request,
  now,
}: PointMove): Promise<Outcome<{ readonly number: number }>> {
  const { number, approvedBy } = request;
  return transact(async (tx) => {
    const read = await readAgenda(tx, assemblyId, now);
    if (!read.ok) return read;
    const { session, points, today } = read.value;
    const questions = (await tx.get(documents.questions(assemblyId))).docs;
    const decided = decidePointMove(points, pointId, number);
    if (!decided.ok) return decided;
    if (decided.value.length === 0) return accept({ number });
    const approved = approveChange(session, approvedBy, today);
    if (!approved.ok) return approved;
    const asked = questions.map((one) => one.data());
    writePlaces(tx, assemblyId, read.value, asked, decided.value);
    wakeScreens(tx, assemblyId, session, now);
    recordEvent(tx, assemblyId, {
      kind: 'point-moved',
      by,
      at: now,
      pointId,
      from: 'chair',
      session: session.session,
      ...approved.value,
    });
    return accept({ number });
  });
}
