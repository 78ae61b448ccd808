import {
  type AbsenteeRow,
  absenteeRows,
  absentOwnersOf,
  type SessionRecord,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readFrozen } from '../../polls/consents/readFrozen.ts';
import { consentDocuments } from '../../polls/stored/consentDocuments.ts';

/** Reads the present or an instant of the past, all at once. */
export type AtOnce = <R>(work: (tx: Transaction) => Promise<R>) => Promise<R>;

/** The absent owners of each question that asks them, as of the day its verdict was reckoned for. */
export async function readAbsentees(
  assemblyId: string,
  { questions, results }: Pick<SessionRecord, 'questions' | 'results'>,
  read: AtOnce,
): Promise<ReadonlyMap<string, readonly AbsenteeRow[]>> {
  const asking = results.flatMap(({ questionId, presumed }) => {
    const question = questions.find((one) => one.questionId === questionId);
    return presumed === undefined || question === undefined ? [] : [{ question, on: presumed.on }];
  });
  const found = await Promise.all(
    asking.map(async ({ question, on }) => {
      const { questionId, rule } = question;
      const [process, kept] = await read((tx) =>
        Promise.all([
          tx.get(consentDocuments.one(assemblyId, questionId)),
          tx.get(consentDocuments.notices(assemblyId, questionId)),
        ]),
      );
      const { days = 0, parts = 0 } = process.data() ?? {};
      const owners = absentOwnersOf(await readFrozen(assemblyId, { questionId, parts }), rule);
      const notices = new Map(kept.docs.map((one) => [one.id, one.data()]));
      return [questionId, absenteeRows({ owners, notices, days, today: on })] as const;
    }),
  );
  return new Map(found);
}
