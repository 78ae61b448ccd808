import {
  type Count,
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
    tx.get(documents.tallies(assemblyId, questionId)),
    readPresent(tx, assemblyId, question.session),
    readVotedAndLeft(tx, assemblyId, question),
    tx.get(documents.result(assemblyId, questionId)),
  ]);
  return {
    question,
    shards: shards.docs.map((shard) => shard.data().tally),
    present,
    votedAndLeft,
    result: result.data() ?? null,
  };
}

/** Only units that left after the question opened can have voted and be absent. */
async function readVotedAndLeft(
  tx: Transaction,
  assemblyId: string,
  { questionId, session, openedAt }: Question,
): Promise<Count> {
  if (openedAt === null) return nothing;
  const left = await tx.get(
    documents
      .attendance(assemblyId, session)
      .where('present', '==', false)
      .where('since', '>=', openedAt - clockSkewMillis),
  );
  const ballots = documents.ballots(assemblyId, questionId);
  const read = await getGroups(tx, { ballots: left.docs.map((unit) => ballots.doc(unit.id)) });
  return sumCounts(
    read.ballots.flatMap((ballot) =>
      ballot === undefined ? [] : [{ weight: ballot.weight, units: 1 }],
    ),
  );
}
