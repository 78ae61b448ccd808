import type { OutgoingMail } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';

/**
 * Whether what a message calls to or reminds of is not so any more: the meeting was called off meanwhile, or,
 * of a reminder, it is on another date. Looked at as it is about to go out, so that nothing that was queued
 * before slips through.
 */
export async function isCalledOff(
  tx: Transaction,
  assemblyId: string,
  { convocationId, kind }: OutgoingMail,
): Promise<boolean> {
  if (convocationId === undefined) return false;
  const notice = (await tx.get(meetingDocuments.convocation(assemblyId, convocationId))).data();
  if (notice === undefined || kind !== 'reminder') return notice?.calledOffAt !== undefined;
  const session = (await tx.get(documents.session(assemblyId, notice.session))).data();
  return notice.calledOffAt !== undefined || session?.startsAt !== notice.startsAt;
}
