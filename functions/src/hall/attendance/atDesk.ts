import {
  type Assembly,
  type AssemblySession,
  type AttendanceAnswer,
  accept,
  createAt,
  type Desk,
  type DeskAnswer,
  type DeskSubmission,
  type Outcome,
  type Plan,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import {
  getGroups,
  Timestamp,
  type Transaction,
  transact,
} from '../../kernel/database/firestore.ts';
import { lookAt } from '../../kernel/database/seen.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { applyPlan, placeOf } from '../../kernel/plans/applyPlan.ts';
import { hallDocuments } from './hallDocuments.ts';

/** Who asks for something at a desk. */
export interface DeskAsker {
  readonly assemblyId: string;
  readonly by: string;
  /** As the other desks will read it; left out where nobody stands at a desk. */
  readonly byName?: string;
  readonly now: number;
}

/** An assembly whose session takes people in. */
export interface OpenHall {
  readonly assembly: Assembly;
  readonly session: AssemblySession;
}

export interface OpenDesk extends OpenHall {
  readonly desk: Desk | undefined;
}

/** A hall as it is asked for: whoever reads more does not wait until it is known to be open. */
export interface AskedHall {
  readonly assembly: Assembly;
  readonly session: Promise<AssemblySession | undefined>;
}

export type DeskResults = Outcome<DeskAnswer>;

/** What a desk does: it reads, and decides what is written. */
export interface DeskWork<R> {
  read(tx: Transaction, hall: AskedHall): Promise<R>;
  decide(open: OpenDesk, found: R): Outcome<Plan<readonly AttendanceAnswer[]>>;
}

/** A device that has been away longer than this asks as if for the first time. */
const keptMillis = 7 * 24 * 60 * 60 * 1000;

/**
 * Does the work of a desk in one transaction, once a sending: its answer is kept, and the same sending
 * gets it again however late, whatever happened to the units meanwhile. What is refused as a whole
 * moved nothing and is decided anew each time.
 */
export function atDesk<R>(
  asked: DeskAsker & { readonly request: DeskSubmission },
  work: DeskWork<R>,
): Promise<DeskResults> {
  const { assemblyId, by, byName, now } = asked;
  const { requestId, session: meant } = asked.request;
  const keptAt =
    requestId === undefined ? null : hallDocuments.deskAnswer(assemblyId, `${by}.${requestId}`);
  return transact(async (tx) => {
    const [found, [kept]] = await Promise.all([
      findHall(tx, assemblyId, meant),
      lookAt(keptAt === null ? [] : [keptAt]),
    ]);
    if (kept?.value !== undefined) return accept({ results: kept.value.results });
    if (!found.ok) return found;
    const { assembly } = found.value;
    const hall = { assembly, session: sessionOf(tx, assemblyId, found.value) };
    const [session, read] = await Promise.all([hall.session, work.read(tx, hall)]);
    if (session === undefined || !takesArrivals(session)) return refuse('session-not-open');
    const { timeZone } = assembly;
    const desk = byName === undefined ? undefined : { name: byName, timeZone };
    const plan = work.decide({ assembly, session, desk }, read);
    if (!plan.ok) return plan;
    const { answer: results, writes } = plan.value;
    const ttl = Timestamp.fromMillis(now + keptMillis);
    const keeps = keptAt === null ? [] : [createAt(placeOf(keptAt), { results, ttl })];
    applyPlan(tx, { writes: [...writes, ...keeps] });
    return accept({ results });
  });
}

/** `meant` is the session that whoever asks had in sight. */
export async function readOpenHall(
  tx: Transaction,
  assemblyId: string,
  meant?: number,
): Promise<Outcome<OpenHall>> {
  const found = await findHall(tx, assemblyId, meant);
  if (!found.ok) return found;
  const session = await sessionOf(tx, assemblyId, found.value);
  if (session === undefined || !takesArrivals(session)) return refuse('session-not-open');
  return accept({ assembly: found.value.assembly, session });
}

interface FoundHall {
  readonly assembly: Assembly;
  /** Read together with the assembly, where it was meant. */
  readonly session: AssemblySession | undefined;
}

async function findHall(
  tx: Transaction,
  assemblyId: string,
  meant: number | undefined,
): Promise<Outcome<FoundHall>> {
  const found = await getGroups<{ assemblies: Assembly; sessions: StoredSession }>(tx, {
    assemblies: [documents.assembly(assemblyId)],
    sessions: meant === undefined ? [] : [documents.session(assemblyId, meant)],
  });
  const [assembly] = found.assemblies;
  if (assembly === undefined) return refuse('assembly-unknown');
  if (meant !== undefined && meant !== assembly.activeSession) return refuse('session-changed');
  const [session] = found.sessions;
  if (meant !== undefined && (session === undefined || !takesArrivals(session))) {
    return refuse('session-not-open');
  }
  return accept({ assembly, session });
}

async function sessionOf(
  tx: Transaction,
  assemblyId: string,
  { assembly, session }: FoundHall,
): Promise<AssemblySession | undefined> {
  if (session !== undefined) return session;
  return (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
}
