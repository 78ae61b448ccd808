import {
  isInForce,
  isSecret,
  type NamedBallot,
  type OwnReading,
  type Question,
} from '@asamblea/domain';
import { readEach, type Transaction } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';

/** The votes for these units, in each question that was closed. */
export async function readOwnVotes(
  tx: Transaction,
  assemblyId: string,
  questions: readonly Question[],
  unitIds: readonly string[],
): Promise<Pick<OwnReading, 'tookPart' | 'receipts'> & Pick<OwnReading['record'], 'ballots'>> {
  const ballots = new Map<string, readonly NamedBallot[]>();
  const receipts = new Map<string, string>();
  const tookPart = new Map<string, readonly string[]>();
  const closed = questions.filter(({ state }) => state === 'closed');
  await Promise.all(
    closed.map(async (question) => {
      const { questionId } = question;
      if (isSecret(question)) {
        const kept = pollDocuments.participations(assemblyId, questionId);
        const voted = await readEach(
          tx,
          unitIds.map((unitId) => kept.doc(unitId)),
        );
        tookPart.set(
          questionId,
          voted.map(({ unitId }) => unitId),
        );
        return;
      }
      const kept = pollDocuments.ballots(assemblyId, questionId);
      const cast = await readEach(
        tx,
        unitIds.map((unitId) => kept.doc(unitId)),
      );
      const inForce = cast.filter(isInForce);
      ballots.set(questionId, inForce);
      for (const { unitId, receipt } of inForce) receipts.set(`${questionId} ${unitId}`, receipt);
    }),
  );
  return { ballots, receipts, tookPart };
}
