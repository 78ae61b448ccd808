import {
  type Count,
  emptyBitmap,
  type HallTurnout,
  isSecret,
  liveTurnout,
  mergeTallies,
  type Question,
  sumBitmaps,
  sumCounts,
  totalOf,
  unitIndexesOf,
  type VoteChannel,
  voteChannelOf,
  voteChannels,
  withPhones,
} from '@asamblea/domain';
import { rememberLast } from '../../kernel/concurrency/rememberLast.ts';
import { documents } from '../../kernel/database/documents.ts';
import { AggregateField } from '../../kernel/database/firestore.ts';
import { rememberUnitIndexes } from '../../polls/ballots/rememberQuestions.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { readHall } from './readHall.ts';

/** Requests within the same two seconds get the same answer. */
const sharedMillis = 2_000;

/** How what is open goes by parts of the hall; null while nothing is. */
export function readTurnout(assemblyId: string, now: number): Promise<HallTurnout | null> {
  return readShared(assemblyId, Math.floor(now / sharedMillis));
}

const readShared = rememberLast(100, async (assemblyId: string, slot: number) => {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return null;
  const { activeSession } = assembly;
  const session = (await documents.session(assemblyId, activeSession).get()).data();
  const [questionId, ...others] = session?.openQuestionIds ?? [];
  if (questionId === undefined) return null;
  const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
  if (question === undefined || question.openedAt === null) return null;
  const [hall, { unitIndexOf }, { voted, total }, entries] = await Promise.all([
    readHall(assemblyId, activeSession, question.openedAt, slot * sharedMillis),
    rememberUnitIndexes(assemblyId, question.roster),
    readVoted(assemblyId, question),
    isSecret(question) ? noEntries : readEntries(assemblyId, questionId),
  ]);
  const hasVoted = (unitId: string) => {
    const unitIndex = unitIndexOf(unitId);
    return unitIndex !== undefined && voted.has(unitIndex);
  };
  return liveTurnout(question, others.length, hall, hasVoted, withPhones(total, entries));
});

const noEntries: ReadonlyMap<VoteChannel, Count> = new Map();

/** From the shards, which are as few as always. */
async function readVoted(assemblyId: string, question: Question) {
  const { questionId } = question;
  const { docs } = await pollDocuments
    .tallies(assemblyId, questionId)
    .select('seen', 'tally')
    .get();
  const shards = docs.map((shard) => shard.data());
  const voted = new Set(
    unitIndexesOf(sumBitmaps(shards.map((shard) => shard.seen ?? emptyBitmap))),
  );
  const tallies = isSecret(question) ? [] : shards.map(({ tally }) => tally);
  return { voted, total: totalOf(mergeTallies(tallies)) };
}

/** Of the votes that did not come by phone, which say so: counted where they are kept. */
async function readEntries(assemblyId: string, questionId: string) {
  const ballots = pollDocuments.ballots(assemblyId, questionId);
  const others = voteChannels.filter((channel) => channel !== 'phone');
  const [withdrawn, ...sums] = await Promise.all([
    ballots.where('withdrawn', '==', true).select('channel', 'weight').get(),
    ...others.map(async (channel) => {
      const kept = ballots.where('channel', '==', channel);
      const summed = { units: AggregateField.count(), weight: AggregateField.sum('weight') };
      return (await kept.aggregate(summed).get()).data();
    }),
  ]);
  const taken = withdrawn.docs.map((one) => one.data());
  return new Map(
    others.map((channel, i): [VoteChannel, Count] => {
      const { weight = 0, units = 0 } = sums[i] ?? {};
      const out = sumCounts(
        taken
          .filter((one) => voteChannelOf(one) === channel)
          .map((one) => ({ weight: one.weight, units: 1 })),
      );
      return [channel, { weight: weight - out.weight, units: units - out.units }];
    }),
  );
}
