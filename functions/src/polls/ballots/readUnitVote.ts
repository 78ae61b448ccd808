import {
  accept,
  isInForce,
  isSecret,
  type Outcome,
  refuse,
  type UnitVote,
  type UnitVoteQuery,
  voteChannelOf,
} from '@asamblea/domain';
import { getGroups, readTogether } from '../../kernel/database/firestore.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The vote of a unit with name, for members who may correct it. */
export function readUnitVote(
  assemblyId: string,
  { questionId, unitId }: UnitVoteQuery,
): Promise<Outcome<UnitVote>> {
  return readTogether(async (tx) => {
    const read = await getGroups(tx, {
      question: [pollDocuments.question(assemblyId, questionId)],
      ballots: [pollDocuments.ballots(assemblyId, questionId).doc(unitId)],
    });
    const [question] = read.question;
    const [ballot] = read.ballots;
    if (question === undefined) return refuse('question-unknown');
    if (isSecret(question)) return refuse('channel-not-secret');
    if (ballot === undefined || !isInForce(ballot)) return accept({ ballot: null });
    const { optionIds, receipt, castAt } = ballot;
    return accept({ ballot: { optionIds, receipt, castAt, channel: voteChannelOf(ballot) } });
  });
}
