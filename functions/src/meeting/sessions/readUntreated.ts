import { byPointNumber, type PointNow, pointNowOf, untreatedPoints } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from './meetingDocuments.ts';

/** The points of the agenda that the record of a session does not say were treated. */
export async function readUntreated(
  assemblyId: string,
  session: number,
): Promise<readonly PointNow[]> {
  const [agenda, treated, questions] = await Promise.all([
    meetingDocuments.agenda(assemblyId).get(),
    documents
      .events(assemblyId)
      .where('session', '==', session)
      .where('kind', '==', 'point-treated')
      .get(),
    documents.questions(assemblyId).where('session', '==', session).get(),
  ]);
  const points = agenda.docs.map((one) => one.data()).sort(byPointNumber);
  return untreatedPoints(
    points,
    treated.docs.map((one) => one.data()),
    questions.docs.map((one) => one.data()),
  ).map(pointNowOf);
}
