import type { Assembly, ZoomMeeting } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import type { StoredSession } from '../../kernel/database/storedTypes.ts';
import { zoomDocuments } from './zoomDocuments.ts';

/** Whether it was made and not ended. */
export function isLive(meeting: ZoomMeeting | undefined): boolean {
  return meeting !== undefined && meeting.meetingId !== null && meeting.endedAt === null;
}

/** The session that goes on, and its meeting; null when there is no such assembly. */
export async function readMeeting(tx: Transaction, assemblyId: string) {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  if (assembly === undefined) return null;
  const [session, meeting] = await Promise.all([
    tx.get(documents.session(assemblyId, assembly.activeSession)),
    tx.get(zoomDocuments.meeting(assemblyId, assembly.activeSession)),
  ]);
  return { assembly, session: session.data(), meeting: meeting.data() } satisfies {
    readonly assembly: Assembly;
    readonly session: StoredSession | undefined;
    readonly meeting: ZoomMeeting | undefined;
  };
}
