import {
  accept,
  type Convocation,
  maskAddress,
  type Outcome,
  queuedMail,
  type RemindAnswer,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { queueMails } from '../../kernel/mail/queueMails.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readCalled } from './readRecipients.ts';

export interface Reminding {
  readonly assemblyId: string;
  readonly convocationId: string;
  readonly requestId: string;
  readonly by: string;
  readonly now: number;
}

/** Reminds of a meeting that was called everybody who did not ask to be left alone. Again, nobody twice. */
export async function remindPeople(asked: Reminding): Promise<Outcome<RemindAnswer>> {
  const { assemblyId, convocationId, requestId, by, now } = asked;
  const notice = (await meetingDocuments.convocation(assemblyId, convocationId).get()).data();
  if (notice === undefined) return refuse('convocation-unknown');
  const session = (await documents.session(assemblyId, notice.session).get()).data();
  if (session === undefined || session.state !== 'planned') return refuse('meeting-begun');
  if (notice.calledOffAt !== undefined || notice.kind === 'cancellation')
    return refuse('meeting-called-off');
  if (session.startsAt !== notice.startsAt) return refuse('convocation-reread');
  if (notice.origin === '' || (await openMailOf(assemblyId)) === null)
    return refuse('mail-not-configured');
  const [called, settings] = await Promise.all([
    readCalled(assemblyId),
    meetingDocuments.reminderSettings(assemblyId).get(),
  ]);
  const stopped = new Set(settings.data()?.stopped ?? []);
  const mails = called.flatMap(({ personId, address }) =>
    address === null || stopped.has(personId)
      ? []
      : [{ mailId: derivedId('reminder', requestId, personId), mail: mailOf(personId, address) }],
  );
  const { queued } = await queueMails(assemblyId, mails);
  if (queued > 0) {
    await transact(async (tx) => {
      const { session: held, call } = notice;
      recordEvent(tx, assemblyId, { kind: 'reminder-sent', by, at: now, session: held, call });
    });
  }
  return accept({ mails: mails.length, stopped: stopped.size });

  function mailOf(personId: string, address: string) {
    const { origin, startsAt }: Convocation = notice as Convocation;
    return queuedMail({
      kind: 'reminder',
      convocationId,
      personId,
      to: maskAddress(address),
      by,
      origin,
      queuedAt: now,
      expiresAt: startsAt,
    });
  }
}
