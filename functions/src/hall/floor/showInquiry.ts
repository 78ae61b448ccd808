import {
  accept,
  decideInquiryShown,
  type Floor,
  hideInquiry,
  type Outcome,
  refuse,
  type ShowInquiryRequest,
} from '@asamblea/domain';
import { hallDocuments } from '../../hall/attendance/hallDocuments.ts';
import { changeFloor, type FloorAction } from './changeFloor.ts';

/** Puts a question in writing on the screen of the hall, or takes it off. The same again changes nothing. */
export function showInquiry(
  asked: FloorAction & { readonly request: ShowInquiryRequest },
): Promise<Outcome<Floor>> {
  const { assemblyId, request } = asked;
  const { inquiryId, isShown } = request;
  return changeFloor(
    { ...asked, from: 'chair', needsOpen: isShown },
    async (tx, { floor, session }) => {
      if (!isShown) return accept(hideInquiry(floor, inquiryId));
      const inquiry = (await tx.get(hallDocuments.inquiries(assemblyId).doc(inquiryId))).data();
      if (inquiry === undefined || inquiry.session !== session.session)
        return refuse('inquiry-unknown');
      return accept(decideInquiryShown(floor, inquiry, session.point ?? null));
    },
  );
}
