import { type Convocation, maskAddress, queuedMail } from '@asamblea/domain';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { queueMails } from '../../kernel/mail/queueMails.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { readCalled } from './readRecipients.ts';

/** The mail that one person gets of a notice, or its copy to a further address: always the same one. */
export function noticeMailId(convocationId: string, personId: string, copyTo = ''): string {
  return derivedId('notice', convocationId, personId, ...(copyTo === '' ? [] : [copyTo]));
}

/**
 * A mail for everybody who is called and has an address, each once however often it is asked. None where no
 * server sends mail: everybody is then told by other means. `by`: who asks for it, if not who sent it. Returns
 * how many were put into the outbox, and how many are in it.
 */
export async function queueConvocation(
  assemblyId: string,
  convocation: Convocation,
  now: number,
  by = convocation.by,
): Promise<{ readonly added: number; readonly mails: number }> {
  const { convocationId, origin, startsAt } = convocation;
  const canMail = origin !== '' && (await openMailOf(assemblyId)) !== null;
  const called = canMail ? await readCalled(assemblyId) : [];
  const mailTo = (personId: string, address: string, copy: number) => ({
    mailId: noticeMailId(convocationId, personId, copy === 0 ? '' : address),
    mail: queuedMail({
      kind: 'notice',
      convocationId,
      personId,
      ...(copy === 0 ? {} : { copy }),
      to: maskAddress(address),
      by,
      origin,
      queuedAt: now,
      expiresAt: startsAt,
    }),
  });
  const mails = called.flatMap(({ personId, address, others }) =>
    address === null ? [] : [address, ...others].map((to, place) => mailTo(personId, to, place)),
  );
  const { queued } = await queueMails(assemblyId, mails);
  const mailed = mails.length;
  await meetingDocuments
    .convocation(assemblyId, convocationId)
    .update({ queueDueAt: null, mailed });
  return { added: queued, mails: mailed };
}
