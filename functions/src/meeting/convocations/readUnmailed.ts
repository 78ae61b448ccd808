import {
  accept,
  type Convocation,
  noticesOf,
  type Outcome,
  refuse,
  type UnmailedAnswer,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readCalled } from './readRecipients.ts';

/** The people without a mail of a notice: because no server sent any, or because their address came later. */
export async function readUnmailed(
  assemblyId: string,
  convocationId: string,
): Promise<Outcome<UnmailedAnswer>> {
  const found = await findMailable(assemblyId, convocationId);
  if (!found.ok && found.refusal.code === 'convocation-unknown') return found;
  const [called, mails, server] = await Promise.all([
    readCalled(assemblyId),
    documents
      .mails(assemblyId)
      .where('convocationId', '==', convocationId)
      .select('kind', 'personId')
      .get(),
    openMailOf(assemblyId),
  ]);
  const mailed = new Set(
    mails.docs.filter((one) => one.get('kind') === 'notice').map((one) => one.get('personId')),
  );
  const others = called.filter(({ personId }) => !mailed.has(personId));
  return accept({
    canMail: found.ok && found.value.origin !== '' && server !== null,
    missing: others.filter(({ address }) => address !== null).length,
    withoutAddress: others.filter(({ address }) => address === null).length,
  });
}

/** A notice that may still be mailed: the newest of its call, of a meeting to come, on the date it says. */
export async function findMailable(
  assemblyId: string,
  convocationId: string,
): Promise<Outcome<Convocation>> {
  const notice = (await meetingDocuments.convocation(assemblyId, convocationId).get()).data();
  if (notice === undefined) return refuse('convocation-unknown');
  const [session, sent] = await Promise.all([
    documents.session(assemblyId, notice.session).get(),
    meetingDocuments.convocations(assemblyId).get(),
  ]);
  const { state, startsAt } = session.data() ?? {};
  if (state !== 'planned') return refuse('meeting-begun');
  const [newest] = noticesOf(
    notice,
    sent.docs.map((one) => one.data()),
  );
  if (newest?.convocationId !== convocationId || startsAt !== notice.startsAt)
    return refuse('convocation-reread');
  return accept(notice);
}
