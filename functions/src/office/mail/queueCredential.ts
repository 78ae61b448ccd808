import {
  accept,
  type CredentialRequest,
  maskAddress,
  type Outcome,
  type OutgoingMail,
  readMailAddress,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { takeAttempt } from '../../kernel/http/rateLimits.ts';
import { prepareCredential } from '../../people/invitations/prepareCredential.ts';

export interface QueueingCredential {
  readonly assemblyId: string;
  readonly by: string;
  readonly origin: string;
  readonly request: CredentialRequest;
  readonly now: number;
}

/** Puts a person's way in into the outbox, with the link it will carry. The same request again adds nothing. */
export async function queueCredential(asked: QueueingCredential): Promise<Outcome<OutgoingMail>> {
  const { assemblyId, request, now } = asked;
  const known = (await documents.mail(assemblyId, request.requestId).get()).data();
  if (known !== undefined) return repeated(known, request);
  const tried = ['mail', assemblyId, request.personId] as const;
  const measure = await takeAttempt({ tried, from: 'desk', now });
  return measure.ok ? queue(asked) : measure;
}

function queue(asked: QueueingCredential): Promise<Outcome<OutgoingMail>> {
  const { assemblyId, by, origin, request, now } = asked;
  const { requestId, credentialId, personId } = request;
  const reference = documents.mail(assemblyId, requestId);
  return transact(async (tx) => {
    const [found, prepared] = await Promise.all([
      tx.get(reference),
      prepareCredential(tx, { assemblyId, credentialId, personId, now }),
    ]);
    const known = found.data();
    if (known !== undefined) return repeated(known, request);
    if (!prepared.ok) return prepared;
    const { email, expiresAt, give } = prepared.value;
    const address = readMailAddress(email);
    if (address === null) return refuse('mail-without-address');
    const to = maskAddress(address);
    const mail: OutgoingMail = {
      personId,
      credentialId,
      to,
      by,
      origin,
      state: 'queued',
      attempts: 0,
      queuedAt: now,
      expiresAt,
      dueAt: now,
      failure: null,
    };
    tx.create(reference, mail);
    give();
    recordEvent(tx, assemblyId, {
      kind: 'invited-by-mail',
      by,
      at: now,
      from: 'desk',
      personId,
      to,
    });
    return accept(mail);
  });
}

function repeated(known: OutgoingMail, { personId }: CredentialRequest): Outcome<OutgoingMail> {
  return known.personId === personId ? accept(known) : refuse('bad-request');
}
