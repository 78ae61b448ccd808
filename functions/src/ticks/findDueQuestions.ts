import { isPastClosing, openIdsOf } from '@asamblea/domain';
import { documents, type StoredSession } from '../platform/documents.ts';
import type { QueryDocumentSnapshot } from '../platform/firestore.ts';

/** A closing that has stood this long was interrupted. */
const closingGraceMillis = 5_000;
const pageSize = 200;

/** Of one assembly, those that close at the same line. */
export interface DueQuestions {
  readonly assemblyId: string;
  readonly questionIds: readonly string[];
}

/** The open questions of every assembly whose hour has come, and the closings nobody finished. */
export async function findDueQuestions(now: number): Promise<readonly DueQuestions[]> {
  const due: DueQuestions[] = [];
  const open = documents.everySession().where('openQuestionId', '!=', null).limit(pageSize);
  let page = await open.get();
  while (page.docs.length > 0) {
    due.push(...(await dueAmong(page.docs, now)));
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < pageSize) break;
    page = await open.startAfter(last).get();
  }
  return due;
}

async function dueAmong(
  sessions: readonly QueryDocumentSnapshot<StoredSession>[],
  now: number,
): Promise<readonly DueQuestions[]> {
  const due = await Promise.all(
    sessions.map(async (session): Promise<DueQuestions> => {
      const assemblyId = session.ref.parent.parent?.id ?? '';
      const open = openIdsOf(session.data());
      const isOver = await Promise.all(
        open.map((questionId) => isDue(assemblyId, questionId, now)),
      );
      return { assemblyId, questionIds: open.filter((_, i) => isOver[i] === true) };
    }),
  );
  return due.filter(({ questionIds }) => questionIds.length > 0);
}

async function isDue(assemblyId: string, questionId: string, now: number): Promise<boolean> {
  const found = await documents.question(assemblyId, questionId).get();
  const question = found.data();
  if (question === undefined || found.updateTime === undefined) return false;
  if (question.state === 'open') return isPastClosing(question, now);
  return question.state === 'closing' && found.updateTime.toMillis() < now - closingGraceMillis;
}
