import { type ActaVersion, actaNoticeId, maskAddress, queuedMail } from '@asamblea/domain';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { queueMails } from '../../kernel/mail/queueMails.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { copyIdOf, readCalled } from '../../meeting/convocations/readRecipients.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** How long the page of the minutes is announced in a mail, in milliseconds. */
const linkLife = 365 * 24 * 3_600_000;

/**
 * A mail with a version of the minutes for every owner who has an address, each once however often it is asked.
 * None where no server sends mail. Returns to how many people it goes now, and to how many in all.
 */
export async function queueActa(
  assemblyId: string,
  version: ActaVersion,
  { by, origin, now }: { readonly by: string; readonly origin: string; readonly now: number },
): Promise<{ readonly added: number; readonly mailed: number }> {
  const { session, call, number } = version;
  const convocationId = actaNoticeId(version);
  const canMail = origin !== '' && (await openMailOf(assemblyId)) !== null;
  if (!canMail) return { added: 0, mailed: version.communication?.mailed ?? 0 };
  const called = await readCalled(assemblyId);
  const mailTo = (personId: string, address: string, isCopy: boolean) => ({
    mailId: derivedId('acta', convocationId, personId, ...(isCopy ? [address] : [])),
    mail: queuedMail({
      kind: 'acta',
      ...{ convocationId, personId, by, origin },
      ...(isCopy ? { copy: copyIdOf(address) } : {}),
      to: maskAddress(address),
      queuedAt: now,
      expiresAt: now + linkLife,
    }),
  });
  const reached = called.flatMap(({ address, ...one }) =>
    address === null ? [] : [{ ...one, address }],
  );
  const { queued } = await queueMails(
    assemblyId,
    reached.map(({ personId, address }) => mailTo(personId, address, false)),
  );
  await queueMails(
    assemblyId,
    reached.flatMap(({ personId, others }) => others.map((to) => mailTo(personId, to, true))),
  );
  const mailed = reached.length;
  await actaDocuments
    .version(assemblyId, session, call, number)
    .update({ 'communication.mailed': mailed });
  return { added: queued, mailed };
}
