import {
  accept,
  type ConsentAnswer,
  decideObjection,
  isObjectionInTime,
  type ObjectionRequest,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type ConsentAction, changeConsent } from './changeConsent.ts';

/** Writes down an objection that came in, in time or late; its paper is the one who writes it brought. */
export async function recordObjection(
  asked: ConsentAction & { readonly request: ObjectionRequest },
): Promise<Outcome<ConsentAnswer>> {
  const { assemblyId, questionId, by, now, request } = asked;
  const { noticeId, fileId } = request;
  const fileRef = fileId === null ? null : documents.file(assemblyId, fileId);
  if (fileRef !== null) {
    const file = (await fileRef.get()).data();
    const isTaken = file?.proxyId !== null || (file.questionId ?? questionId) !== questionId;
    if (file === undefined || file.uploadedBy !== by || isTaken) return refuse('file-unknown');
    // Before the objection that names it: a paper that nobody names is only seen by the person who brought
    // it.
    await fileRef.update({ questionId, dueAt: null });
  }
  let counts = true;
  const answer = await changeConsent(asked, ({ process, owners, noticeOf, today }) => {
    if (!owners.some((owner) => owner.noticeId === noticeId)) return refuse('absentee-unknown');
    const one = noticeOf(noticeId);
    const decided = decideObjection({ process, one, by, now, today }, request);
    if (!decided.ok) return decided;
    counts = isObjectionInTime(decided.value, process.days);
    if (decided.value === one) return accept({ notices: [], events: [] });
    const event = { kind: 'objection-received', from: 'chair', unitId: noticeId } as const;
    return accept({ notices: [decided.value], events: [event] });
  });
  return answer.ok ? accept({ ...answer.value, counts }) : answer;
}
