import type {
  Instant,
  LiveAgenda,
  LivePoint,
  LiveQuorum,
  LiveResults,
  Projection,
  StoredResult,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import { noteQuorum } from '../quorum/noteQuorum.ts';
import { readQuorum } from '../quorum/readQuorum.ts';
import { publicResult } from './buildLiveQuestion.ts';
import { buildLiveQuorum, type QuorumState } from './buildLiveQuorum.ts';
import { createRefresh, type Refresh } from './createRefresh.ts';
import { readLiveAgenda } from './readLiveAgenda.ts';
import { refreshStage } from './refreshStage.ts';

const resultsShown = 100;

/** How each projection is brought up to date. */
export const refreshes: Record<Projection, Refresh> = {
  quorum: createRefresh<QuorumState, LiveQuorum>({
    projection: 'quorum',
    read: readQuorum,
    build: buildLiveQuorum,
    after: noteQuorum,
  }),
  question: refreshStage,
  results: createRefresh<readonly StoredResult[], LiveResults>({
    projection: 'results',
    read: readShownResults,
    build: buildLiveResults,
  }),
  agenda: createRefresh<readonly LivePoint[], LiveAgenda>({
    projection: 'agenda',
    read: readLiveAgenda,
    build: (points, asOf) => ({ asOf, points }),
  }),
};

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

/** What was only practised is seen on the projector and published nowhere. */
function buildLiveResults(shown: readonly StoredResult[], asOf: Instant): LiveResults {
  const counted = shown.filter(({ rehearsal }) => rehearsal !== true);
  return { asOf, results: counted.map(publicResult) };
}
