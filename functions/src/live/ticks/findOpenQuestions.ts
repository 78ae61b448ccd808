import type { Question } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { QueryDocumentSnapshot } from '../../kernel/database/firestore.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

const pageSize = 200;

/** Of one assembly, what is open, closing or counted, in the order of its ballot. */
export interface OpenQuestions {
  readonly assemblyId: string;
  readonly open: readonly WatchedQuestion[];
}

export interface WatchedQuestion {
  readonly question: Question;
  /** When it last changed, by the database. */
  readonly changedAt: number;
}

/** Of every assembly that is voting. */
export async function findOpenQuestions(): Promise<readonly OpenQuestions[]> {
  const found: OpenQuestions[] = [];
  const voting = documents.everySession().where('openQuestionIds', '!=', []).limit(pageSize);
  let page = await voting.get();
  while (page.docs.length > 0) {
    found.push(...(await Promise.all(page.docs.map(openOf))));
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < pageSize) break;
    page = await voting.startAfter(last).get();
  }
  return found;
}

async function openOf(session: QueryDocumentSnapshot<StoredSession>): Promise<OpenQuestions> {
  const assemblyId = session.ref.parent.parent?.id ?? '';
  const snapshots = await Promise.all(
    session
      .data()
      .openQuestionIds.map((questionId) => pollDocuments.question(assemblyId, questionId).get()),
  );
  const open = snapshots.flatMap((snapshot): readonly WatchedQuestion[] => {
    const question = snapshot.data();
    const changedAt = snapshot.updateTime?.toMillis();
    return question === undefined || changedAt === undefined ? [] : [{ question, changedAt }];
  });
  return { assemblyId, open };
}
