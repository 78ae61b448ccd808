import {
  accept,
  addToTally,
  type Ballot,
  type CastAnswer,
  type CastAnswerRow,
  type CorrectRequest,
  decideCorrection,
  describeRefusal,
  emptyTally,
  isSecret,
  isStanding,
  marksOf,
  type Outcome,
  refuse,
  type Tally,
  takeFromTally,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { getGroups, transact } from '../platform/firestore.ts';
import { addToShard, drawShard } from '../tallies/shards.ts';
import { newReceipt } from './newReceipt.ts';

export interface Correction {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: CorrectRequest;
  readonly now: () => number;
}

/**
 * Changes or takes back accepted votes with name: the ballot, the difference in the sums and the event
 * that says why go in one transaction. Each unit has its own answer; repeating it changes nothing.
 */
export function correctVotes(asked: Correction): Promise<Outcome<CastAnswer>> {
  const { assemblyId, by, request } = asked;
  const { questionId, requestId, reason } = request;
  const receipt = newReceipt();
  const shard = documents.tally(assemblyId, questionId, drawShard());
  const ballots = documents.ballots(assemblyId, questionId);
  return transact(async (tx) => {
    const read = await getGroups(tx, {
      question: [documents.question(assemblyId, questionId)],
      ballots: request.units.map(({ unitId }) => ballots.doc(unitId)),
    });
    const [question] = read.question;
    if (question === undefined) return refuse('question-unknown');
    if (isSecret(question)) return refuse('channel-not-secret');
    const now = asked.now();
    let difference: Tally = emptyTally;
    const results = request.units.map((unit, i): CastAnswerRow => {
      const { unitId, receipt: seen, withdraw, ...sent } = unit;
      const existing = read.ballots[i] ?? null;
      const marked = withdraw === true ? null : sent;
      const change = { question, existing, uid: by, seen, marked, requestId, receipt, now };
      const decision = decideCorrection(change);
      if (!decision.ok) {
        return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
      }
      const { ballot, repeated } = decision.value;
      if (!repeated && existing !== null) {
        difference = moveVote(difference, existing, ballot);
        tx.set(ballots.doc(unitId), ballot);
        recordEvent(tx, assemblyId, {
          kind: isStanding(ballot) ? 'vote-corrected' : 'vote-withdrawn',
          ...{ by, at: now, questionId, unitId, personId: ballot.personId, from: 'desk' as const },
          session: question.session,
          choiceFrom: marksOf(existing),
          ...(isStanding(ballot) ? { choiceTo: marksOf(ballot) } : {}),
          reason,
        });
      }
      return { unitId, status: repeated ? 'repeated' : 'accepted', ...answerOf(ballot) };
    });
    if (difference !== emptyTally) addToShard(tx, shard, difference);
    return accept({ results });
  });
}

/** What was counted goes out of the sums; what stands comes in. */
function moveVote(tally: Tally, before: Ballot, after: Ballot): Tally {
  const without = takeFromTally(tally, before);
  return isStanding(after) ? addToTally(without, after) : without;
}

function answerOf({ optionId, optionIds, receipt }: Ballot) {
  return { optionId, receipt, ...(optionIds === undefined ? {} : { optionIds }) };
}
