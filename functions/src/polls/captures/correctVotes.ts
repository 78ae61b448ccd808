import {
  accept,
  type Ballot,
  type CastAnswer,
  type CastAnswerRow,
  type CorrectRequest,
  changeBetween,
  decideCorrection,
  describeRefusal,
  isInForce,
  isRollCallPublic,
  isSecret,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { getGroups, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { newReceipt } from '../ballots/createCaster.ts';
import { debtorsAmong, rememberUnitIndexes } from '../ballots/rememberQuestions.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';
import { addToShard, drawShard } from '../tallies/shards.ts';

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
  // When it arrived, however often it is tried.
  const now = asked.now();
  const receipt = newReceipt();
  const shard = pollDocuments.tally(assemblyId, questionId, drawShard());
  const ballots = pollDocuments.ballots(assemblyId, questionId);
  return transact(async (tx) => {
    const read = await getGroups(tx, {
      question: [pollDocuments.question(assemblyId, questionId)],
      ballots: request.units.map(({ unitId }) => ballots.doc(unitId)),
    });
    const [question] = read.question;
    if (question === undefined) return refuse('question-unknown');
    if (isSecret(question)) return refuse('channel-not-secret');
    const unitIds = request.units.map(({ unitId }) => unitId);
    const debtors = await debtorsAmong(tx, assemblyId, question, unitIds);
    const before: Ballot[] = [];
    const after: Ballot[] = [];
    const { unitIndexOf } = await rememberUnitIndexes(assemblyId, question.roster);
    const results = request.units.map((unit, i): CastAnswerRow => {
      const { unitId, receipt: seen, optionIds } = unit;
      const existing = read.ballots[i] ?? null;
      const marked = optionIds === undefined ? null : { optionIds };
      const isInArrears = debtors.has(unitId);
      const asking = { question, existing, uid: by, seen, marked, isInArrears };
      const change = { ...asking, requestId, receipt, now };
      const decision = decideCorrection(change);
      if (!decision.ok) {
        return { unitId, status: 'refused', refusal: describeRefusal(decision.refusal) };
      }
      const { ballot, repeated } = decision.value;
      if (!repeated && existing !== null) {
        before.push(existing);
        if (isInForce(ballot)) after.push(ballot);
        tx.set(ballots.doc(unitId), ballot);
        recordEvent(tx, assemblyId, {
          kind: isInForce(ballot) ? 'vote-corrected' : 'vote-withdrawn',
          by,
          at: now,
          questionId,
          unitId,
          personId: ballot.personId,
          from: 'desk' as const,
          session: question.session,
          choiceFrom: existing.optionIds,
          ...(isInForce(ballot) ? { choiceTo: ballot.optionIds } : {}),
          reason,
        });
      }
      return { unitId, status: repeated ? 'repeated' : 'accepted', ...answerOf(ballot) };
    });
    if (before.length > 0) {
      const asked = { question, unitIndexOf, isRollPublic: isRollCallPublic(question) };
      addToShard(tx, shard, changeBetween(before, after, asked));
    }
    return accept({ results });
  });
}

function answerOf({ optionIds, receipt }: Ballot) {
  return { optionIds, receipt };
}
