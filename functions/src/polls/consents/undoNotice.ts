import {
  accept,
  type ConsentAnswer,
  decideUndo,
  type Outcome,
  refuse,
  type UndoRequest,
} from '@asamblea/domain';
import { type ConsentAction, changeConsent } from './changeConsent.ts';

/** Takes back a notice or an objection that was written down by mistake. */
export function undoNotice(
  asked: ConsentAction & { readonly request: UndoRequest },
): Promise<Outcome<ConsentAnswer>> {
  const { by, now, request } = asked;
  const { noticeId } = request;
  return changeConsent(asked, ({ process, owners, noticeOf, today }) => {
    if (!owners.some((owner) => owner.noticeId === noticeId)) return refuse('absentee-unknown');
    const one = noticeOf(noticeId);
    const decided = decideUndo({ process, one, by, now, today }, request);
    if (!decided.ok) return decided;
    if (decided.value === one) return accept({ notices: [], events: [] });
    const event = { kind: 'absentee-undone', from: 'chair', unitId: noticeId } as const;
    return accept({ notices: [decided.value], events: [event] });
  });
}
