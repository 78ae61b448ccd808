import {
  type AgendaPoint,
  type Assembly,
  accept,
  type LocalDate,
  localDateOf,
  type Outcome,
  type PointNow,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

/** The data that every change of the agenda reads. */
export interface ReadAgenda {
  readonly assembly: Assembly;
  readonly session: StoredSession;
  readonly points: readonly AgendaPoint[];
  /** In the zone of the assembly. */
  readonly today: LocalDate;
}

export async function readAgenda(
  tx: Transaction,
  assemblyId: string,
  now: number,
): Promise<Outcome<ReadAgenda>> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const [found, agenda] = await Promise.all([
    tx.get(documents.session(assemblyId, assembly.activeSession)),
    tx.get(meetingDocuments.agenda(assemblyId)),
  ]);
  const session = found.data();
  if (session === undefined) return refuse('session-not-open');
  const points = agenda.docs.map((one) => one.data());
  const today = localDateOf(now, assembly.timeZone);
  return accept({ assembly, session, points, today });
}

/** The session carries how its point is called, for the screens: it follows what changes of it. */
export function keepShown(
  tx: Transaction,
  assemblyId: string,
  { session }: Pick<ReadAgenda, 'session'>,
  next: PointNow | undefined,
): void {
  const { point = null } = session;
  if (point === null || next === undefined || point.pointId !== next.pointId) return;
  if (point.number === next.number && point.text === next.text) return;
  tx.update(documents.session(assemblyId, session.session), { point: next });
}
