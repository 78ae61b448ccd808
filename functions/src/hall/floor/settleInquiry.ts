import {
  accept,
  decideInquiry,
  type Inquiry,
  type Outcome,
  refuse,
  type SettleInquiryRequest,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import type { FloorAction } from './changeFloor.ts';

/**
 * The chair read it aloud, answered it or put it aside. A question read aloud goes to the record with its
 * point.
 */
export function settleInquiry(
  asked: FloorAction & { readonly request: SettleInquiryRequest },
): Promise<Outcome<Pick<Inquiry, 'inquiryId' | 'state'>>> {
  const { assemblyId, by, now, request } = asked;
  const reference = hallDocuments.inquiries(assemblyId).doc(request.inquiryId);
  return transact(async (tx) => {
    const known = (await tx.get(reference)).data();
    if (known === undefined) return refuse('inquiry-unknown');
    const { inquiryId, personId, session, point } = known;
    const next = decideInquiry(known, request.state, now);
    if (next !== known) {
      tx.set(reference, next);
      if (next.state === 'read-aloud') {
        recordEvent(tx, assemblyId, {
          kind: 'inquiry-read',
          by,
          at: now,
          from: 'chair',
          session,
          personId,
          ...(point === null ? {} : { pointId: point.pointId }),
        });
      }
    }
    return accept({ inquiryId, state: next.state });
  });
}
