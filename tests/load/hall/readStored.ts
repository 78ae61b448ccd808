import { type Ballot, type Instant, instantOf, mergeTallies, type Tally } from '@asamblea/domain';
import { pollDocuments } from '../../../functions/src/polls/stored/pollDocuments.ts';

interface StoredBallot {
  readonly ballot: Ballot;
  /** Commit time: a refresh of that instant or later contains it. */
  readonly at: Instant;
}

/** The stored documents of a question. */
export interface Stored {
  readonly ballots: readonly StoredBallot[];
  readonly tally: Tally;
}

export async function readStored(assemblyId: string, questionId: string): Promise<Stored> {
  const [ballots, shards] = await Promise.all([
    pollDocuments.ballots(assemblyId, questionId).get(),
    pollDocuments.tallies(assemblyId, questionId).get(),
  ]);
  return {
    ballots: ballots.docs.map((found) => ({
      ballot: found.data(),
      at: instantOf({
        seconds: found.createTime.seconds,
        nanoseconds: found.createTime.nanoseconds,
      }),
    })),
    tally: mergeTallies(shards.docs.map((shard) => shard.data().tally)),
  };
}
