import {
  type Assembly,
  type AssemblySession,
  accept,
  byPointNumber,
  callHourOf,
  compareNotice,
  type NoticeCheckAnswer,
  type NoticeComparison,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from './meetingDocuments.ts';

/** The differences between the sent notice and the meeting as it is stored now. */
export function compareNoticeOf(assemblyId: string): Promise<Outcome<NoticeCheckAnswer>> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return refuse('assembly-unknown');
    const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
    if (session === undefined) return refuse('session-changed');
    return accept({ comparison: await readComparison(tx, assemblyId, assembly, session) });
  });
}

/** The same for callers that decide something with it; null while no notice is out. */
export async function readComparison(
  tx: Transaction,
  assemblyId: string,
  assembly: Assembly,
  session: AssemblySession,
): Promise<NoticeComparison | null> {
  const [convocations, agenda] = await Promise.all([
    tx.get(meetingDocuments.convocations(assemblyId)),
    tx.get(meetingDocuments.agenda(assemblyId)),
  ]);
  const planned = {
    assembly,
    session: session.session,
    call: session.call,
    startsAt: callHourOf(assembly, session),
    called: session.called ?? null,
    points: agenda.docs.map((one) => one.data()).sort(byPointNumber),
  };
  return compareNotice(
    planned,
    convocations.docs.map((one) => one.data()),
  );
}
