import {
  type Assembly,
  type AssemblySession,
  type AttendanceAnswer,
  accept,
  type Desk,
  type DeskAnswer,
  type DeskSubmission,
  describeRefusal,
  type Outcome,
  type Refusal,
  refuse,
  takesArrivals,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { Timestamp, type Transaction, transact } from '../../kernel/database/firestore.ts';
import { lookAt } from '../../kernel/database/seen.ts';
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

export type DeskResults = Outcome<DeskAnswer>;

/** A device that has been away longer than this asks as if for the first time. */
const keptMillis = 7 * 24 * 60 * 60 * 1000;

/**
 * Does the work of a desk in one transaction, once a sending: its answer is kept, and the same sending
 * gets it again however late, whatever happened to the units meanwhile. What is refused as a whole
 * moved nothing and is decided anew each time.
 */
export function atDesk(
  asked: DeskAsker & { readonly request: DeskSubmission },
  work: (tx: Transaction, open: OpenDesk) => Promise<DeskResults>,
): Promise<DeskResults> {
  const { assemblyId, by, byName, now } = asked;
  const { requestId, session: meant } = asked.request;
  const keptAt =
    requestId === undefined ? null : hallDocuments.deskAnswer(assemblyId, `${by}.${requestId}`);
  return transact(async (tx) => {
    const [open, kept] = await Promise.all([
      readOpenHall(tx, assemblyId, meant),
      keptAt === null ? [] : lookAt([keptAt]),
    ]);
    const answer = kept[0]?.value;
    if (answer !== undefined) return accept({ results: answer.results });
    if (!open.ok) return open;
    const { timeZone } = open.value.assembly;
    const desk = byName === undefined ? undefined : { name: byName, timeZone };
    const outcome = await work(tx, { ...open.value, desk });
    if (outcome.ok && keptAt !== null) {
      const { results } = outcome.value;
      tx.create(keptAt, { results, ttl: Timestamp.fromMillis(now + keptMillis) });
    }
    return outcome;
  });
}

/** `meant` is the session that whoever asks had in sight. */
export async function readOpenHall(
  tx: Transaction,
  assemblyId: string,
  meant?: number,
): Promise<Outcome<OpenHall>> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  if (meant !== undefined && meant !== assembly.activeSession) return refuse('session-changed');
  const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
  if (session === undefined || !takesArrivals(session)) return refuse('session-not-open');
  return accept({ assembly, session });
}

/** The answer about one unit that stays as it was. */
export function refusedUnit(unitId: string, refusal: Refusal): AttendanceAnswer {
  return { unitId, status: 'refused', refusal: describeRefusal(refusal) };
}
