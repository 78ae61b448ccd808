import { accept, followPoints, type Outcome, type Question, refuse } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The number that a draft takes under its point; the drafts of later points make room. One of no point keeps its own. */
export async function placeUnderPoint(
  tx: Transaction,
  assemblyId: string,
  question: Question,
): Promise<Outcome<Pick<Question, 'number'>>> {
  const { questionId, number, pointId = null } = question;
  if (pointId === null) return accept({ number });
  const [agenda, asked] = await Promise.all([
    tx.get(meetingDocuments.agenda(assemblyId)),
    tx.get(pollDocuments.questions(assemblyId)),
  ]);
  const points = agenda.docs.map((one) => one.data());
  if (!points.some((point) => point.pointId === pointId)) return refuse('point-unknown');
  const others = asked.docs.map((one) => one.data()).filter((one) => one.questionId !== questionId);
  const places = followPoints(points, [...others, question]);
  for (const place of places) {
    if (place.questionId === questionId) continue;
    tx.update(pollDocuments.question(assemblyId, place.questionId), { number: place.number });
  }
  const own = places.find((place) => place.questionId === questionId);
  return accept({ number: own?.number ?? number });
}
