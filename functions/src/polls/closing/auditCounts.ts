import {
  accept,
  byQuestionNumber,
  isInForce,
  isSecret,
  mergeTallies,
  numberOf,
  type Outcome,
  type Question,
  type RecountAnswer,
  type RecountFault,
  recountAnnulled,
  recountResult,
  sumCounts,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { datedEvents } from '../../kernel/events/datedEvents.ts';
import { holdsConsent } from '../consents/holdsConsent.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** Counts every closed or annulled question again, from stored data, and names those that do not agree. */
export async function auditCounts(
  assemblyId: string,
  now: number,
): Promise<Outcome<RecountAnswer>> {
  const closed = await pollDocuments
    .questions(assemblyId)
    .where('state', 'in', ['closed', 'annulled'])
    .get();
  const questions: RecountAnswer['questions'][number][] = [];
  // One at a time: a question may have thousands of ballots.
  for (const found of closed.docs) questions.push(await recountOne(assemblyId, found.data()));
  return accept({ checkedAt: now, questions: questions.sort(byQuestionNumber) });
}

/** One question counted again; what does not agree is named. */
export async function recountOne(assemblyId: string, question: Question) {
  const { questionId, text } = question;
  const { votes, faults } = await readTogether(async (tx) => {
    const secret = isSecret(question);
    const [result, list, events, ballots, participations] = await Promise.all([
      tx.get(pollDocuments.result(assemblyId, questionId)),
      tx.get(pollDocuments.receiptsOf(assemblyId, questionId)),
      tx.get(documents.events(assemblyId).where('questionId', '==', questionId)),
      secret ? null : tx.get(pollDocuments.ballots(assemblyId, questionId)),
      secret ? tx.get(pollDocuments.participations(assemblyId, questionId)) : null,
    ]);
    const stored = result.data();
    const named = ballots?.docs.map((ballot) => ballot.data()) ?? [];
    const votes = secret ? (participations?.size ?? 0) : named.filter(isInForce).length;
    const missing: readonly RecountFault[] = ['result-missing'];
    if (stored === undefined) {
      const isAnnulled = question.state === 'annulled';
      const faults = isAnnulled ? await recountUncounted(tx, assemblyId, question) : missing;
      return { votes, faults };
    }
    // A lot, or the answers of the absent, sealed the result anew: the last one counts.
    const sealing = datedEvents(events.docs).findLast(({ digest }) => digest !== undefined);
    const held = await holdsConsent(tx, assemblyId, question, stored, named.filter(isInForce));
    return {
      votes,
      faults: [
        ...recountResult({
          // Which kind it is was fixed at its opening; nobody changes it by changing the result.
          result: { ...stored, ...(secret ? { disclosure: 'secret' as const } : {}) },
          ballots: named,
          participations: participations?.docs.map((one) => one.data()) ?? [],
          receipts: list.data()?.codes ?? [],
          recorded: sealing?.digest ?? null,
        }),
        ...(held ? [] : (['consent-differs'] as const)),
      ],
    };
  });
  const disclosure = isSecret(question) ? ('secret' as const) : ('named' as const);
  const annulled = question.annulment?.reason ?? null;
  return { questionId, ...numberOf(question), text, disclosure, votes, faults, annulled };
}

/** Annulled before it was counted: what came in against what is kept. */
async function recountUncounted(
  tx: Transaction,
  assemblyId: string,
  question: Question,
): Promise<readonly RecountFault[]> {
  const { questionId } = question;
  if (isSecret(question)) {
    const [participations, shards] = await Promise.all([
      tx.get(pollDocuments.participations(assemblyId, questionId)),
      tx.get(pollDocuments.sealedShards(assemblyId, questionId).select('voted')),
    ]);
    return recountAnnulled({
      participations: participations.docs.map((one) => one.data()),
      voted: sumCounts(shards.docs.map((shard) => shard.data().voted)),
    });
  }
  const [ballots, shards] = await Promise.all([
    tx.get(pollDocuments.ballots(assemblyId, questionId)),
    tx.get(pollDocuments.tallies(assemblyId, questionId)),
  ]);
  return recountAnnulled({
    question,
    ballots: ballots.docs.map((ballot) => ballot.data()).filter(isInForce),
    tally: mergeTallies(shards.docs.map((shard) => shard.data().tally)),
  });
}
