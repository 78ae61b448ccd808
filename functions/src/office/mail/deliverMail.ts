import {
  accept,
  decideMailFate,
  failMail,
  isRehearsal,
  type MailAnswer,
  maskAddress,
  type Outcome,
  type OutgoingMail,
  postponeMail,
  refuse,
  takeMail,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import type { SendMail } from '../../kernel/mail/mail.ts';
import { touchQueue } from '../../kernel/mail/touchQueue.ts';
import type { Clock } from '../../kernel/platform/clock.ts';
import { reportProblem } from '../../kernel/platform/reportProblem.ts';
import { isCalledOff } from '../../meeting/convocations/isCalledOff.ts';
import type { ComposedMail, PapersRead } from '../../meeting/mail/composing.ts';
import { invitationKey } from '../../people/accessCodes/invitationKey.ts';
import { invitationSecret } from '../../people/invitations/invitationSecret.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { composeMail } from './composeMail.ts';

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
  const taken = await take(asked);
  if (!taken.ok) return taken;
  const { mail, message } = taken.value;
  if (message === null) return accept(answerOf(mail));
  const { papers, ...written } = message;
  const attachments = papers === undefined ? undefined : await readThem(papers, asked.clock.now());
  if (typeof attachments === 'string') {
    const settled = await settle(asked, mail, (found, now) =>
      attachments === 'later' ? postponeMail(found, now) : failMail(found, attachments),
    );
    return accept(answerOf(settled));
  }
  const delivery = await asked.send({ ...written, ...(attachments && { attachments }) });
  const settled = await settle(asked, mail, (found, now) => decideMailFate(found, delivery, now));
  return accept(answerOf(settled));
}

/** Any error thrown by the store or the database may pass. */
async function readThem(
  papers: NonNullable<ComposedMail['papers']>,
  now: number,
): Promise<PapersRead | 'later'> {
  try {
    return await papers(now);
  } catch (error) {
    reportProblem('papers of a message not read', error);
    return 'later';
  }
}

/** A better known fate stands: a bounce may be quicker than we are. */
async function settle(
  { assemblyId, mailId, clock }: Delivering,
  taken: OutgoingMail,
  change: (mail: OutgoingMail, now: number) => OutgoingMail,
): Promise<OutgoingMail> {
  const reference = documents.mail(assemblyId, mailId);
  const settled = await transact(async (tx) => {
    const found = (await tx.get(reference)).data();
    if (found === undefined || found.attempts !== taken.attempts) return found ?? taken;
    if (found.state !== 'sending' && !isGivenUp(found)) return found;
    const next = change(found, clock.now());
    tx.set(reference, next);
    return next;
  });
  if (settled.state === 'queued' && settled.dueAt !== null) {
    await touchQueue(assemblyId, settled.dueAt);
  }
  return settled;
}

/** The clock gave it up meanwhile, and nobody has said anything of it. */
function isGivenUp({ failure, settled }: OutgoingMail): boolean {
  return failure === 'unknown' && settled === undefined;
}

function take({
  assemblyId,
  mailId,
  clock,
}: Delivering): Promise<
  Outcome<{ readonly mail: OutgoingMail; readonly message: ComposedMail | null }>
> {
  const reference = documents.mail(assemblyId, mailId);
  return transact(async (tx) => {
    const found = (await tx.get(reference)).data();
    if (found === undefined) return refuse('not-found');
    const now = clock.now();
    const mine = takeMail(found, now);
    if (mine === null) return accept({ mail: found, message: null });
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly !== undefined && isRehearsal(assembly)) {
      const caught = failMail(mine, 'rehearsal');
      tx.set(reference, caught);
      return accept({ mail: caught, message: null });
    }
    if (await isTakenBack(tx, assemblyId, mine)) {
      const cancelled = failMail(mine, 'cancelled');
      tx.set(reference, cancelled);
      return accept({ mail: cancelled, message: null });
    }
    const composed = await composeMail(tx, { assemblyId, mailId, mail: mine, now });
    if (composed === null) {
      const failed = failMail(mine, 'no-address');
      tx.set(reference, failed);
      return accept({ mail: failed, message: null });
    }
    const mail = { ...mine, to: maskAddress(composed.to) };
    tx.set(reference, mail);
    return accept({ mail, message: composed });
  });
}

/** Nobody is sent a link that opens nothing any more, nor called to a meeting that was called off. */
async function isTakenBack(
  tx: Transaction,
  assemblyId: string,
  mail: OutgoingMail,
): Promise<boolean> {
  if (await isCalledOff(tx, assemblyId, mail)) return true;
  const { credentialId } = mail;
  if (credentialId === undefined) return false;
  const key = invitationKey(invitationSecret(assemblyId, credentialId));
  const link = (await tx.get(peopleDocuments.invitation(assemblyId, key))).data();
  return (
    link !== undefined && ((link.revokedAt ?? null) !== null || (link.replacedAt ?? null) !== null)
  );
}

function answerOf({ state, to, failure }: OutgoingMail): MailAnswer {
  return { state, to, failure };
}
