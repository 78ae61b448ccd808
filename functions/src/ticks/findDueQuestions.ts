import { isPastClosing } from '@asamblea/domain';
import { documents, type StoredSession } from '../platform/documents.ts';
import type { QueryDocumentSnapshot } from '../platform/firestore.ts';

/** A closing that has stood this long was interrupted. */
const closingGraceMillis = 5_000;
const pageSize = 200;

export interface DueQuestion {
  readonly assemblyId: string;
  readonly questionId: string;
}

/** The open questions of every assembly whose hour has come, and the closings nobody finished. */
export async function findDueQuestions(now: number): Promise<readonly DueQuestion[]> {
  const due: DueQuestion[] = [];
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
): Promise<readonly DueQuestion[]> {
  const open = sessions.flatMap((session): DueQuestion[] => {
    const assemblyId = session.ref.parent.parent?.id;
    const questionId = session.data().openQuestionId;
    return assemblyId === undefined || questionId === null ? [] : [{ assemblyId, questionId }];
  });
  const due = await Promise.all(open.map((question) => isDue(question, now)));
  return open.filter((_, i) => due[i] === true);
}

async function isDue({ assemblyId, questionId }: DueQuestion, now: number): Promise<boolean> {
  const found = await documents.question(assemblyId, questionId).get();
  const question = found.data();
  if (question === undefined || found.updateTime === undefined) return false;
  if (question.state === 'open') return isPastClosing(question, now);
  return question.state === 'closing' && found.updateTime.toMillis() < now - closingGraceMillis;
}
