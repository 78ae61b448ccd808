import {
  accept,
  type ConsentAnswer,
  decideNotify,
  type NotifyRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { type ConsentAction, type ConsentChange, changeConsent } from './changeConsent.ts';

/** Marks that the decision reached those owners, all or none. A notified owner keeps their date. */
export function notifyAbsentees(
  asked: ConsentAction & { readonly request: NotifyRequest },
): Promise<Outcome<ConsentAnswer>> {
  const { by, now, request } = asked;
  return changeConsent(asked, ({ process, owners, noticeOf, today }) => {
    const absent = new Set(owners.map(({ noticeId }) => noticeId));
    const notices: ConsentChange['notices'][number][] = [];
    for (const noticeId of new Set(request.noticeIds)) {
      if (!absent.has(noticeId)) return refuse('absentee-unknown');
      const one = noticeOf(noticeId);
      const decided = decideNotify({ process, one, by, now, today }, request);
      if (!decided.ok) return decided;
      if (decided.value !== one) notices.push(decided.value);
    }
    const events = notices.map(({ noticeId }) => ({
      ...({ kind: 'absentee-notified', from: 'chair' } as const),
      unitId: noticeId,
    }));
    return accept({ notices, events });
  });
}
