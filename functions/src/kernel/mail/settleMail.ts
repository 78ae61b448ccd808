import {
  accept,
  type MailFate,
  mailFateOf,
  type Outcome,
  queuedMail,
  refuse,
  type SettleMailRequest,
  settleUnconfirmed,
} from '@asamblea/domain';
import { documents } from '../database/documents.ts';
import { transact } from '../database/firestore.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { derivedId } from '../platform/derivedId.ts';
import type { QueueWork } from './runQueue.ts';
import { touchQueue } from './touchQueue.ts';

/**
 * A person says whether a message whose fate is hidden arrived; of one that did not another is sent, with the
 * same link. The same answer again does nothing more.
 */
export async function settleMail(
  { assemblyId, by, now }: QueueWork,
  { mailId, says }: SettleMailRequest,
): Promise<Outcome<{ readonly fate: MailFate }>> {
  const again = derivedId('again', assemblyId, mailId);
  const settled = await transact(async (tx) => {
    const reference = documents.mail(assemblyId, mailId);
    const mail = (await tx.get(reference)).data();
    if (mail === undefined) return refuse('not-found');
    const more = says === 'lost' ? { again } : {};
    const outcome = settleUnconfirmed(mail, { says, by, at: now, ...more });
    if (!outcome.ok) return outcome;
    const answer = accept({ fate: mailFateOf(outcome.value) });
    if (outcome.value === mail) return answer;
    tx.set(reference, outcome.value);
    if (says === 'lost') {
      const { personId, uid, kind, convocationId, credentialId, copy, to, origin, expiresAt } =
        mail;
      // Mail that carried its own link carries it still.
      const link = credentialId ?? (kind === undefined && uid === undefined ? mailId : undefined);
      tx.create(
        documents.mail(assemblyId, again),
        queuedMail({
          personId,
          to,
          by,
          origin,
          queuedAt: now,
          expiresAt,
          ...(uid === undefined ? {} : { uid }),
          ...(kind === undefined ? {} : { kind }),
          ...(convocationId === undefined ? {} : { convocationId }),
          ...(link === undefined ? {} : { credentialId: link }),
          ...(copy === undefined ? {} : { copy }),
        }),
      );
    }
    const kind = says === 'lost' ? 'mail-sent-again' : 'mail-confirmed';
    recordEvent(tx, assemblyId, { kind, by, at: now, personId: mail.personId });
    return answer;
  });
  if (settled.ok && says === 'lost') await touchQueue(assemblyId, now);
  return settled;
}
