import {
  accept,
  type ConsentAnswer,
  decideOwnObjection,
  type Outcome,
  type OwnObjectionRequest,
  refuse,
} from '@asamblea/domain';
import { type ConsentAction, changeConsent } from './changeConsent.ts';

/** An owner who did not come objects, while their days last by the server's clock. */
export function objectOwn(
  asked: ConsentAction & { readonly personId: string; readonly request: OwnObjectionRequest },
): Promise<Outcome<ConsentAnswer>> {
  const { by, now, personId, request } = asked;
  const { noticeId } = request;
  return changeConsent(asked, ({ process, owners, noticeOf, today }) => {
    const owner = owners.find((one) => one.noticeId === noticeId);
    if (!owner?.ownerIds.includes(personId)) return refuse('absentee-unknown');
    const one = noticeOf(noticeId);
    const decided = decideOwnObjection({ process, one, by, now, today }, request);
    if (!decided.ok) return decided;
    if (decided.value === one) return accept({ notices: [], events: [] });
    const event = {
      kind: 'objection-received',
      from: 'phone',
      unitId: noticeId,
      personId,
    } as const;
    return accept({ notices: [decided.value], events: [event] });
  });
}
