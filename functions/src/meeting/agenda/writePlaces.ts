import {
  type AgendaPoint,
  followPoints,
  type PointPlace,
  pointNowOf,
  withPlaces,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { keepShown, type ReadAgenda } from './readAgenda.ts';

/** The numbers that points take, and with them those of the drafts under each and of the point on the screens. */
export function writePlaces(
  tx: Transaction,
  assemblyId: string,
  read: Pick<ReadAgenda, 'session'> & { readonly points: readonly AgendaPoint[] },
  questions: Parameters<typeof followPoints>[1],
  places: readonly PointPlace[],
): void {
  const points = withPlaces(read.points, places);
  for (const { pointId, number } of places) {
    tx.update(meetingDocuments.agendaPoint(assemblyId, pointId), { number });
  }
  for (const { questionId, number } of followPoints(points, questions)) {
    tx.update(documents.question(assemblyId, questionId), { number });
  }
  const shown = points.find((point) => point.pointId === read.session.point?.pointId);
  keepShown(tx, assemblyId, read, shown && pointNowOf(shown));
}
