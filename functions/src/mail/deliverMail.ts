import {
  accept,
  credentialLink,
  failMail,
  localDateOf,
  localTimeOf,
  type MailAnswer,
  maskAddress,
  type Outcome,
  type OutgoingMail,
  readMailAddress,
  refuse,
  settleMail,
  takeMail,
  writeCredentialMail,
  writeInvitationToken,
} from '@asamblea/domain';
import { readPerson } from '../access/readPerson.ts';
import { invitationSecret } from '../invitations/invitationSecret.ts';
import type { Clock } from '../platform/clock.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import type { MailMessage, SendMail } from '../platform/mail.ts';
import { qrPicture } from '../platform/qrPicture.ts';

interface Delivering {
  readonly assemblyId: string;
  readonly mailId: string;
  readonly send: SendMail;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Sends a message whose hour has come, once: it is taken before it is sent, by one process alone. Called
 * for any other it only says how it is.
 */
export async function deliverMail(asked: Delivering): Promise<Outcome<MailAnswer>> {
  const { assemblyId, mailId, send, clock } = asked;
  const taken = await take(asked);
  if (!taken.ok) return taken;
  const { mail, message } = taken.value;
  if (message === null) return accept(answerOf(mail));
  const settled = settleMail(mail, await send(message), clock.now());
  await documents.mail(assemblyId, mailId).set(settled);
  return accept(answerOf(settled));
}

function take({
  assemblyId,
  mailId,
  clock,
}: Delivering): Promise<
  Outcome<{ readonly mail: OutgoingMail; readonly message: MailMessage | null }>
> {
  const reference = documents.mail(assemblyId, mailId);
  return transact(async (tx) => {
    const found = (await tx.get(reference)).data();
    if (found === undefined) return refuse('not-found');
    const mine = takeMail(found, clock.now());
    if (mine === null) return accept({ mail: found, message: null });
    const [person, assembly] = await Promise.all([
      readPerson(tx, assemblyId, found.personId),
      tx.get(documents.assembly(assemblyId)),
    ]);
    const { name, timeZone } = assembly.data() ?? { name: '', timeZone: 'UTC' };
    const address = readMailAddress(person?.email ?? '');
    if (person === null || address === null) {
      const failed = failMail(mine, 'no-address');
      tx.set(reference, failed);
      return accept({ mail: failed, message: null });
    }
    const mail = { ...mine, to: maskAddress(address) };
    tx.set(reference, mail);
    const secret = invitationSecret(assemblyId, mail.credentialId ?? mailId);
    const token = writeInvitationToken({ assemblyId, secret });
    const link = `${mail.origin}${credentialLink(token, mail.personId)}`;
    const picture = { cid: `${mailId}@asamblea`, bytes: qrPicture(link) };
    const until = {
      date: localDateOf(mail.expiresAt, timeZone),
      time: localTimeOf(mail.expiresAt, timeZone),
    };
    const written = writeCredentialMail({
      ...{ assembly: name, person: person.name, link, until, timeZone, picture: picture.cid },
    });
    const messageId = `<${mailId}@${new URL(mail.origin).hostname}>`;
    return accept({
      mail,
      message: { to: address, fromName: written.from, ...written, messageId, picture },
    });
  });
}

function answerOf({ state, to, failure }: OutgoingMail): MailAnswer {
  return { state, to, failure };
}
