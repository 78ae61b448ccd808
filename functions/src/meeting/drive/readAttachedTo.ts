import { sayPoint } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

/** Where each document is attached, in words: points of the agenda, and questions that were not annulled. */
export async function readAttachedTo(
  assemblyId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const [agenda, questions] = await Promise.all([
    meetingDocuments.agenda(assemblyId).get(),
    documents.questions(assemblyId).get(),
  ]);
  const found = new Map<string, string[]>();
  const note = (ids: readonly string[] = [], words: string) => {
    for (const id of ids) found.set(id, [...(found.get(id) ?? []), words]);
  };
  for (const one of agenda.docs) {
    const point = one.data();
    note(point.documentIds, `punto ${sayPoint(point)}`);
  }
  for (const one of questions.docs) {
    const { state, documentIds, text } = one.data();
    if (state !== 'annulled') note(documentIds, `pregunta «${text}»`);
  }
  return found;
}
