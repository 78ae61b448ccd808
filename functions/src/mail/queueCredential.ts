import {
  accept,
  type CredentialRequest,
  mailedLinkLife,
  maskAddress,
  type Outcome,
  type OutgoingMail,
  readMailAddress,
  refuse,
} from '@asamblea/domain';
import { readPerson } from '../access/readPerson.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { invitationKey } from '../invitations/invitationKey.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { takeAttempt } from '../platform/rateLimits.ts';
import { mailedSecret } from './mailedSecret.ts';

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
  const { requestId, personId } = request;
  const reference = documents.mail(assemblyId, requestId);
  return transact(async (tx) => {
    const [found, person] = await Promise.all([
      tx.get(reference),
      readPerson(tx, assemblyId, personId),
    ]);
    const known = found.data();
    if (known !== undefined) return repeated(known, request);
    if (person === null) return refuse('person-unknown');
    const address = readMailAddress(person.email);
    if (address === null) return refuse('mail-without-address');
    const to = maskAddress(address);
    const expiresAt = now + mailedLinkLife;
    const mail: OutgoingMail = {
      ...{ personId, to, by, origin, state: 'queued', attempts: 0, queuedAt: now },
      ...{ expiresAt, dueAt: now, failure: null },
    };
    tx.create(reference, mail);
    const key = invitationKey(mailedSecret(assemblyId, requestId));
    tx.create(documents.invitation(assemblyId, key), {
      ...{ personId, role: person.role, createdAt: now, expiresAt, usedAt: null, usedBy: null },
    });
    recordEvent(tx, assemblyId, {
      ...{ kind: 'invited-by-mail', by, at: now, from: 'desk', personId, to },
    });
    return accept(mail);
  });
}

function repeated(known: OutgoingMail, { personId }: CredentialRequest): Outcome<OutgoingMail> {
  return known.personId === personId ? accept(known) : refuse('bad-request');
}
