import {
  type Assembly,
  type AssemblySession,
  type AttendanceAnswer,
  accept,
  type Desk,
  type DeskSending,
  describeRefusal,
  type Outcome,
  type Refusal,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { Timestamp, type Transaction, transact } from '../platform/firestore.ts';

/** Who asks for something at a desk. */
export interface DeskAsker {
  readonly assemblyId: string;
  readonly by: string;
  /** As the other desks will read it; left out where nobody stands at a desk. */
  readonly byName?: string;
  readonly now: number;
}

export interface OpenDesk {
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly desk: Desk | undefined;
}

export type DeskResults = Outcome<{ readonly results: readonly AttendanceAnswer[] }>;

/** A device that has been away longer than this asks as if for the first time. */
const keptMillis = 7 * 24 * 60 * 60 * 1000;

/**
 * Does the work of a desk in one transaction, once a sending: its answer is kept, and the same sending
 * gets it again however late, whatever happened to the units meanwhile. What is refused as a whole
 * moved nothing and is decided anew each time.
 */
export function atDesk(
  asked: DeskAsker & { readonly request: DeskSending },
  work: (tx: Transaction, open: OpenDesk) => Promise<DeskResults>,
): Promise<DeskResults> {
  const { assemblyId, by, byName, now } = asked;
  const { requestId, session: meant } = asked.request;
  const keptAt =
    requestId === undefined ? null : documents.deskAnswer(assemblyId, `${by}.${requestId}`);
  return transact(async (tx) => {
    const [found, kept] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      keptAt === null ? null : tx.get(keptAt),
    ]);
    const answer = kept?.data();
    if (answer !== undefined) return accept({ results: answer.results });
    const assembly = found.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if (meant !== undefined && meant !== assembly.activeSession) return refuse('session-changed');
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    if (session === undefined || !takesArrivals(session)) return refuse('session-not-open');
    const { timeZone } = assembly;
    const desk = byName === undefined ? undefined : { name: byName, timeZone };
    const outcome = await work(tx, { assembly, session, desk });
    if (outcome.ok && keptAt !== null) {
      const { results } = outcome.value;
      tx.create(keptAt, { results, ttl: Timestamp.fromMillis(now + keptMillis) });
    }
    return outcome;
  });
}

/** The answer about one unit that stays as it was. */
export function refusedUnit(unitId: string, refusal: Refusal): AttendanceAnswer {
  return { unitId, status: 'refused', refusal: describeRefusal(refusal) };
}
