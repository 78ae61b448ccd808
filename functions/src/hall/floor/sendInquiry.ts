import {
  accept,
  admitInquiry,
  type Outcome,
  type OwnInquiry,
  refuse,
  type SendInquiryRequest,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { readFloor } from './changeFloor.ts';
import { readOwnInquiries } from './readOwnFloor.ts';
import { readSpeaker } from './readSpeaker.ts';

export interface SendingInquiry {
  readonly assemblyId: string;
  readonly personId: string;
  readonly request: SendInquiryRequest;
  readonly now: number;
}

/**
 * A question in writing, to the chair's list and nobody else's. It leaves no event until it is read aloud:
 * what nobody said in the meeting is not part of it. Sending it again keeps the first.
 */
export function sendInquiry(asked: SendingInquiry): Promise<Outcome<OwnInquiry>> {
  const { assemblyId, personId, request, now } = asked;
  return transact(async (tx) => {
    const found = await readFloor(tx, assemblyId);
    if (!found.ok) return found;
    const { session, point = null, state } = found.value.session;
    if (state !== 'open') return refuse('session-not-open');
    const speaker = await readSpeaker(tx, { assemblyId, session }, personId);
    if (!speaker.ok) return speaker;
    const own = await readOwnInquiries(tx, { assemblyId, session }, personId);
    const admitted = admitInquiry(own, {
      ...request,
      ...speaker.value,
      session,
      point,
      sentAt: now,
      state: 'waiting',
      settledAt: null,
    });
    if (!admitted.ok) return admitted;
    const { inquiryId, text, sentAt, state: stands } = admitted.value;
    if (!own.includes(admitted.value)) {
      tx.create(hallDocuments.inquiries(assemblyId).doc(inquiryId), admitted.value);
    }
    return accept({ inquiryId, text, sentAt, state: stands });
  });
}
