import type {
  Instant,
  LiveQuestion,
  LiveQuorum,
  LiveResults,
  Projection,
  StoredResult,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import { readPresent, readTotal } from '../quorum/readQuorum.ts';
import { buildLiveQuestion, publicResult, type StageState } from './buildLiveQuestion.ts';
import { buildLiveQuorum, type QuorumState } from './buildLiveQuorum.ts';
import { createRefresh, type Refresh } from './createRefresh.ts';
import { readStageState } from './readStageState.ts';

const resultsShown = 100;

/** How each projection is brought up to date. */
export const refreshes: Record<Projection, Refresh> = {
  quorum: createRefresh<QuorumState, LiveQuorum>({
    projection: 'quorum',
    read: readQuorumState,
    build: buildLiveQuorum,
  }),
  question: createRefresh<StageState, LiveQuestion>({
    projection: 'question',
    read: readStageState,
    build: buildLiveQuestion,
  }),
  results: createRefresh<readonly StoredResult[], LiveResults>({
    projection: 'results',
    read: readShownResults,
    build: buildLiveResults,
  }),
};

async function readQuorumState(tx: Transaction, assemblyId: string): Promise<QuorumState | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const { activeSession, activeRoster } = assembly;
  const [found, present, total] = await Promise.all([
    tx.get(documents.session(assemblyId, activeSession)),
    readPresent(tx, assemblyId, activeSession),
    readTotal(tx, assemblyId, activeRoster),
  ]);
  const session = found.data();
  return session === undefined ? null : { session, present, total };
}

/** Newest shown first. */
async function readShownResults(
  tx: Transaction,
  assemblyId: string,
): Promise<readonly StoredResult[]> {
  const shown = await tx.get(
    documents
      .results(assemblyId)
      .where('shownAt', '>', 0)
      .orderBy('shownAt', 'desc')
      .limit(resultsShown),
  );
  return shown.docs.map((result) => result.data());
}

function buildLiveResults(shown: readonly StoredResult[], asOf: Instant): LiveResults {
  return { asOf, results: shown.map(publicResult) };
}
