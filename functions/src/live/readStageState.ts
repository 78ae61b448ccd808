import {
  type Count,
  isSecret,
  momentOf,
  moodOn,
  type Question,
  type Stage,
  stagedIds,
  sumCounts,
  type Tally,
} from '@asamblea/domain';
import { moodDocuments } from '../moods/moodDocuments.ts';
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
  const [staged, mood] = await Promise.all([
    readStaged(tx, assemblyId, stage),
    readMood(tx, assemblyId, stage),
  ]);
  return { stage, session: momentOf(session), staged, mood };
}

async function readMood(
  tx: Transaction,
  assemblyId: string,
  stage: Stage,
): Promise<readonly Tally[] | null> {
  const card = moodOn(stage);
  if (card === null) return null;
  const { docs } = await tx.get(moodDocuments.tallies(assemblyId, card.moodId));
  return docs.map((shard) => shard.data().tally);
}

/** Of several, what was annulled is not there any more. */
async function readStaged(
  tx: Transaction,
  assemblyId: string,
  stage: Stage,
): Promise<readonly StagedQuestion[]> {
  const ids = stagedIds(stage);
  const references = ids.map((questionId) => documents.question(assemblyId, questionId));
  const { questions } = await getGroups(tx, { questions: references });
  const staged = questions.filter((question) => question !== undefined);
  const shown = ids.length === 1 ? staged : staged.filter(({ state }) => state !== 'annulled');
  const [first] = shown;
  if (first === undefined) return [];
  // Those of a ballot opened at once, in the same session: who was there is read once for all.
  const [present, left] = await Promise.all([
    readPresent(tx, assemblyId, first.session),
    readLeft(tx, assemblyId, first),
  ]);
  return Promise.all(
    shown.map(async (question) => {
      const [shards, votedAndLeft, result] = await Promise.all([
        readShards(tx, assemblyId, question),
        sumVotes(tx, assemblyId, question, left),
        tx.get(documents.result(assemblyId, question.questionId)),
      ]);
      return { question, ...shards, present, votedAndLeft, result: result.data() ?? null };
    }),
  );
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
async function readLeft(
  tx: Transaction,
  assemblyId: string,
  { session, openedAt }: Question,
): Promise<readonly string[]> {
  if (openedAt === null) return [];
  const left = await tx.get(
    documents
      .attendance(assemblyId, session)
      .where('present', '==', false)
      .where('since', '>=', openedAt - clockSkewMillis),
  );
  return left.docs.map((unit) => unit.id);
}

async function sumVotes(
  tx: Transaction,
  assemblyId: string,
  question: Question,
  unitIds: readonly string[],
): Promise<Count> {
  const kept = documents.keptVotes(assemblyId, question);
  const { votes } = await getGroups(tx, { votes: unitIds.map((unitId) => kept.doc(unitId)) });
  return sumCounts(
    votes.flatMap((vote) => (vote === undefined ? [] : [{ weight: vote.weight, units: 1 }])),
  );
}
