import { type Convocation, maskAddress, queuedMail } from '@asamblea/domain';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { queueMails } from '../../kernel/mail/queueMails.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { meetingDocuments } from '../sessions/meetingDocuments.ts';
import { copyIdOf, readCalled } from './readRecipients.ts';

/** The mail that one person gets of a notice, or its copy to a further address: always the same one. */
export function noticeMailId(convocationId: string, personId: string, copyTo = ''): string {
  return derivedId('notice', convocationId, personId, ...(copyTo === '' ? [] : [copyTo]));
}

/**
 * A mail for everybody who is called and has an address, each once however often it is asked. None where no
 * server sends mail: everybody is then told by other means. `by`: who asks for it, if not who sent it. Returns
 * to how many people it goes now, and to how many in all; each of their further addresses has a copy.
 */
export async function queueConvocation(
  assemblyId: string,
  convocation: Convocation,
  now: number,
  by = convocation.by,
): Promise<{ readonly added: number; readonly mailed: number }> {
  const { convocationId, origin, startsAt } = convocation;
  const canMail = origin !== '' && (await openMailOf(assemblyId)) !== null;
  const called = canMail ? await readCalled(assemblyId) : [];
  const mailTo = (personId: string, address: string, isCopy: boolean) => ({
    mailId: noticeMailId(convocationId, personId, isCopy ? address : ''),
    mail: queuedMail({
      kind: 'notice',
      convocationId,
      personId,
      ...(isCopy ? { copy: copyIdOf(address) } : {}),
      to: maskAddress(address),
      by,
      origin,
      queuedAt: now,
      expiresAt: startsAt,
    }),
  });
  const reached = called.flatMap(({ address, ...one }) =>
    address === null ? [] : [{ ...one, address }],
  );
  const { queued } = await queueMails(
    assemblyId,
    reached.map(({ personId, address }) => mailTo(personId, address, false)),
  );
  const copies = reached.flatMap(({ personId, others }) =>
    others.map((to) => mailTo(personId, to, true)),
  );
  await queueMails(assemblyId, copies);
  const mailed = reached.length;
  await meetingDocuments
    .convocation(assemblyId, convocationId)
    .update({ queueDueAt: null, mailed });
  return { added: queued, mailed };
}
