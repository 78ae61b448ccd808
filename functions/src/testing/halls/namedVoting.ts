import {
  type CastAnswer,
  isInForce,
  mergeTallies,
  type Outcome,
  type Tally,
  tallyOf,
} from '@asamblea/domain';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { taken } from './testAssembly.ts';

/** The receipts that a sending left, by unit. */
export function receiptsIn(outcome: Outcome<CastAnswer>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    taken(outcome).results.map((row) => [
      row.unitId,
      row.status === 'refused' ? '' : (row.receipt ?? ''),
    ]),
  );
}

export async function ballotsOf(assemblyId: string, questionId: string) {
  const { docs } = await pollDocuments.ballots(assemblyId, questionId).get();
  return docs.map((ballot) => ballot.data());
}

/** The sums of the shards and of the ballots that count, without those that came and went. */
export async function countTwice(assemblyId: string, questionId: string) {
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data() ?? {};
  const { docs } = await pollDocuments.tallies(assemblyId, questionId).get();
  const ballots = await ballotsOf(assemblyId, questionId);
  return {
    tally: whatCounts(mergeTallies(docs.map((shard) => shard.data().tally))),
    recount: tallyOf(question, ballots.filter(isInForce)),
  };
}

function whatCounts(tally: Tally): Tally {
  return Object.fromEntries(Object.entries(tally).filter(([, { units }]) => units !== 0));
}
