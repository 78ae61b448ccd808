import { accept, type NoticeSubjects, type Outcome } from '@asamblea/domain';
import { meetingDocuments } from '../../meeting/sessions/meetingDocuments.ts';
import { consentDocuments } from '../stored/consentDocuments.ts';

/**
 * The subjects of notices: the notices of meeting that went out, the newest first, and the decisions that
 * wait for the absent; none of these for a member who may not read them.
 */
export async function readNoticeSubjects(
  assemblyId: string,
  mayReadDecisions: boolean,
): Promise<Outcome<NoticeSubjects>> {
  const [sent, waiting] = await Promise.all([
    meetingDocuments.convocations(assemblyId).orderBy('number', 'desc').get(),
    mayReadDecisions ? consentDocuments.all(assemblyId).get() : null,
  ]);
  return accept({
    convocations: sent.docs.map((one) => {
      const { convocationId, number, kind, session, subject, sentOn } = one.data();
      return { convocationId, number, kind, session, subject, sentOn };
    }),
    decisions: (waiting?.docs ?? [])
      .map((one) => one.data())
      .filter(({ state }) => state !== 'annulled')
      .map(({ questionId, number, text }) => ({ questionId, number, text })),
  });
}
