import {
  byPointNumber,
  type Instant,
  type LiveAgenda,
  type LivePoint,
  type LiveQuorum,
  type LiveResults,
  type Projection,
  pointNowOf,
  publicResult,
  type StoredResult,
} from '@asamblea/domain';
import { documents } from '../../kernel/platform/documents.ts';
import type { Transaction } from '../../kernel/platform/firestore.ts';
import { readAttached, toldOf } from '../../meeting/attachments/readAttached.ts';
import { noteQuorum } from '../../meeting/quorum/noteQuorum.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { pollDocuments } from '../../polls/questions/pollDocuments.ts';
import { buildLiveQuorum, type QuorumState } from './buildLiveQuorum.ts';
import { createRefresh, type Refresh } from './createRefresh.ts';
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
    pollDocuments
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

/** The points as the screens show them: without notes, nor who presents each. */
async function readLiveAgenda(
  tx: Transaction,
  assemblyId: string,
): Promise<readonly LivePoint[] | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const agenda = await tx.get(meetingDocuments.agenda(assemblyId));
  const points = agenda.docs.map((one) => one.data()).sort(byPointNumber);
  const ids = points.flatMap(({ documentIds = [] }) => documentIds);
  const told = await readAttached(tx, assemblyId, assembly, ids);
  return points.map((point) => {
    const attached = toldOf(told, point.documentIds);
    return { ...pointNowOf(point), ...(attached.length === 0 ? {} : { documents: attached }) };
  });
}
