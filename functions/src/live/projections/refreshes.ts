import { isDeepStrictEqual } from 'node:util';
import {
  byPointNumber,
  type Instant,
  instantOf,
  type LiveAgenda,
  type LiveMissing,
  type LivePoint,
  type LiveQuestion,
  type LiveQuorum,
  type LiveResults,
  liveStageOf,
  type Projected,
  type Projection,
  pointNowOf,
  publicResult,
  type StoredResult,
} from '@asamblea/domain';
import { isOvertaken } from '../../kernel/concurrency/storeFailure.ts';
import { documents } from '../../kernel/database/documents.ts';
import {
  documentAt,
  firestore,
  readAsOf,
  type Timestamp,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import { readAttached, toldOf } from '../../meeting/attachments/readAttached.ts';
import { noteQuorum } from '../../meeting/quorum/noteQuorum.ts';
import { readQuorum } from '../../meeting/quorum/readQuorum.ts';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import { buildLiveMissing, buildLiveQuestion } from './buildLiveQuestion.ts';
import { buildLiveQuorum, type QuorumState } from './buildLiveQuorum.ts';
import { liveDocuments } from './liveDocuments.ts';
import { readStageState } from './readStageState.ts';

const resultsShown = 100;

/** The making of a projection: its reads, and its content. */
interface LiveSource<State, Live extends Projected> {
  readonly projection: Projection;
  /** Null when there is nothing to project. */
  readonly read: (tx: Transaction, assemblyId: string) => Promise<State | null>;
  /** Further work at the same instant, once it is shown. */
  readonly after?: (assemblyId: string, state: State, asOf: Instant) => Promise<void>;
  readonly build: (state: State, asOf: Instant, previous: Live | null) => Live;
}

type Refresh = (assemblyId: string, cot: string, readTime: Timestamp) => Promise<void>;

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

/** Reads the state of one instant and writes what it shows, unless something newer is shown. */
function createRefresh<State, Live extends Projected>(source: LiveSource<State, Live>): Refresh {
  return async (assemblyId, cot, readTime) => {
    const asOf = instantOf({ seconds: readTime.seconds, nanoseconds: readTime.nanoseconds });
    const state = await readAsOf(readTime, (tx) => source.read(tx, assemblyId));
    if (state === null) return;
    await replaceOlder<Live>(paths.live(cot, source.projection), asOf, (previous) =>
      source.build(state, asOf, previous),
    );
    await source.after?.(assemblyId, state, asOf);
  };
}

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

/** A practice question is seen on the projector and published nowhere. */
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

/**
 * Brings the question on stage up to date, and beside it, from the same reading, what the public may
 * see of each unit. The question goes last, with its stage: while it is old, an interrupted process is
 * resumed.
 */
export async function refreshStage(
  assemblyId: string,
  cot: string,
  readTime: Timestamp,
): Promise<void> {
  const asOf = instantOf({ seconds: readTime.seconds, nanoseconds: readTime.nanoseconds });
  const { before, state } = await readAsOf(readTime, async (tx) => {
    const shown = (await tx.get(liveDocuments.liveMissing(cot))).data() ?? null;
    return { before: shown, state: await readStageState(tx, assemblyId, shown) };
  });
  if (state === null) return;
  const next = buildLiveMissing(state, asOf, before);
  // A document that shows nothing is written once for each moment of the stage, so that no refresh of
  // an earlier moment, which may still be on its way, is written over it.
  if (next.shown !== null || !saysTheSame(before ?? undefined, next)) {
    await replaceOlder<LiveMissing>(paths.live(cot, 'missing'), asOf, (previous) =>
      buildLiveMissing(state, asOf, previous),
    );
  }
  await replaceOlder<LiveQuestion>(
    paths.live(cot, 'question'),
    asOf,
    () => buildLiveQuestion(state, asOf),
    { path: paths.live(cot, 'stage'), of: liveStageOf },
  );
}

/** A document that says part of another, written with it and only when it says something else. */
interface Beside<Live extends Projected> {
  readonly path: string;
  readonly of: (next: Live) => Projected;
}

/**
 * Compares and sets without holding a lock. Two refreshes may end at once: had both read in a
 * transaction, each would keep the other from writing until the database gave up on them, seconds
 * later, and with another refresh joining at every tick they would never get out. Documents beside it are
 * written in the same batch, which only the newest can commit: they never tell an older state.
 */
async function replaceOlder<Live extends Projected>(
  path: string,
  asOf: Instant,
  build: (previous: Live | null) => Live,
  beside?: Beside<Live>,
): Promise<void> {
  const live = documentAt<Live>(path);
  const fields = documentAt<Record<string, unknown>>(path);
  const part = beside === undefined ? null : documentAt<Projected>(beside.path);
  for (;;) {
    // Of one instant: beside a newer one, an older part would be taken for what stands.
    const [shown, shownPart] = await firestore().getAll(
      ...[live, ...(part === null ? [] : [part])],
    );
    if (shown === undefined) return;
    const previous = (shown.data() as Live | undefined) ?? null;
    if (previous !== null && previous.asOf >= asOf) return;
    const next = build(previous);
    const batch = firestore().batch();
    if (shown.updateTime === undefined) batch.create(live, next);
    else {
      batch.update(fields, Object.fromEntries(Object.entries(next)), {
        lastUpdateTime: shown.updateTime,
      });
    }
    const said = beside?.of(next);
    if (
      part !== null &&
      said !== undefined &&
      !saysTheSame(shownPart?.data() as Projected | undefined, said)
    ) {
      batch.set(part, said);
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  }
}

/** Whether both tell the same, apart from their instants. */
function saysTheSame(before: Projected | undefined, next: Projected): boolean {
  return before !== undefined && isDeepStrictEqual({ ...before, asOf: next.asOf }, next);
}
