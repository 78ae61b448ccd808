import {
  type Count,
  isSecret,
  isStanding,
  momentOf,
  nothing,
  type Question,
  type Stage,
  sumCounts,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { getGroups, type Transaction } from '../platform/firestore.ts';
import { readPresent } from '../quorum/readQuorum.ts';
import type { StagedQuestion, StageState } from './buildLiveQuestion.ts';

/** Clocks of different servers may differ by this much. */
const clockSkewMillis = 60_000;

/** What the projector has to show: its cost does not grow with the voters. */
export async function readStageState(
  tx: Transaction,
  assemblyId: string,
): Promise<StageState | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const found = await tx.get(documents.session(assemblyId, assembly.activeSession));
  const session = found.data();
  if (session === undefined) return null;
  const { stage } = session;
  return { stage, session: momentOf(session), staged: await readStaged(tx, assemblyId, stage) };
}

async function readStaged(
  tx: Transaction,
  assemblyId: string,
  stage: Stage,
): Promise<StagedQuestion | null> {
  if (stage.mode !== 'question' && stage.mode !== 'result') return null;
  const { questionId } = stage;
  const question = (await tx.get(documents.question(assemblyId, questionId))).data();
  if (question === undefined) return null;
  const [shards, present, votedAndLeft, result] = await Promise.all([
    readShards(tx, assemblyId, question),
    readPresent(tx, assemblyId, question.session),
    readVotedAndLeft(tx, assemblyId, question),
    tx.get(documents.result(assemblyId, questionId)),
  ]);
  return {
    question,
    ...shards,
    present,
    votedAndLeft,
    result: result.data() ?? null,
  };
}

/** Of a secret vote, only how much came in: what its shards say besides, nobody here can open. */
async function readShards(
  tx: Transaction,
  assemblyId: string,
  question: Question,
): Promise<Pick<StagedQuestion, 'shards' | 'sealed'>> {
  const { questionId } = question;
  if (!isSecret(question)) {
    const { docs } = await tx.get(documents.tallies(assemblyId, questionId));
    return { shards: docs.map((shard) => shard.data().tally), sealed: null };
  }
  const { docs } = await tx.get(documents.sealedShards(assemblyId, questionId).select('voted'));
  return { shards: [], sealed: sumCounts(docs.map((shard) => shard.data().voted)) };
}

/** Only units that left after the question opened can have voted and be absent. */
async function readVotedAndLeft(
  tx: Transaction,
  assemblyId: string,
  question: Question,
): Promise<Count> {
  const { session, openedAt } = question;
  if (openedAt === null) return nothing;
  const left = await tx.get(
    documents
      .attendance(assemblyId, session)
      .where('present', '==', false)
      .where('since', '>=', openedAt - clockSkewMillis),
  );
  const votes = documents.keptVotes(assemblyId, question);
  const read = await getGroups(tx, { votes: left.docs.map((unit) => votes.doc(unit.id)) });
  return sumCounts(
    read.votes.flatMap((vote) =>
      vote !== undefined && isStanding(vote) ? [{ weight: vote.weight, units: 1 }] : [],
    ),
  );
}
