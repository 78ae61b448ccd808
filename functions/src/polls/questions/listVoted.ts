import {
  accept,
  isInForce,
  isSecret,
  type Outcome,
  refuse,
  type VotedAnswer,
  voteChannelOf,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/**
 * The units whose vote with name counts, in the order of the roster, each with what it voted. It
 * reads every ballot: it is asked for when somebody presses, never listened to.
 */
export function listVoted(assemblyId: string, questionId: string): Promise<Outcome<VotedAnswer>> {
  return readTogether(async (tx) => {
    const question = (await tx.get(pollDocuments.question(assemblyId, questionId))).data();
    if (question === undefined) return refuse('question-unknown');
    if (isSecret(question)) return refuse('vote-secret');
    const [seats, cast] = await Promise.all([
      tx.get(peopleDocuments.attendance(assemblyId, question.session)),
      tx.get(pollDocuments.ballots(assemblyId, questionId)),
    ]);
    const seatOf = new Map(seats.docs.map((seat) => [seat.id, seat.data()]));
    const voted = cast.docs
      .map((ballot) => ballot.data())
      .filter(isInForce)
      .map((ballot) => {
        const { unitId, weight, optionIds } = ballot;
        const seat = seatOf.get(unitId);
        return {
          place: seat?.order ?? Number.MAX_SAFE_INTEGER,
          unit: {
            unitId,
            weight,
            label: seat?.label ?? unitId,
            group: seat?.group ?? '',
            optionIds,
            channel: voteChannelOf(ballot),
          },
        };
      })
      .sort((a, b) => a.place - b.place)
      .map(({ unit }) => unit);
    return accept({ voted });
  });
}
