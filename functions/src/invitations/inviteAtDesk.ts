import {
  accept,
  type DeskInvitation,
  deskInvitationLife,
  invitationLink,
  type Outcome,
  refuse,
  writeInvitationToken,
} from '@asamblea/domain';
import { readPerson } from '../access/readPerson.ts';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';
import { invitationKey } from './invitationKey.ts';

export interface Inviting {
  readonly assemblyId: string;
  readonly by: string;
  readonly personId: string;
  readonly secret: string;
  readonly now: number;
}

/** A link for the phone of whoever stands at the desk. Asking again gives another one. */
export function inviteAtDesk(asked: Inviting): Promise<Outcome<DeskInvitation>> {
  const { assemblyId, by, personId, secret, now } = asked;
  const expiresAt = now + deskInvitationLife;
  return transact(async (tx) => {
    const person = await readPerson(tx, assemblyId, personId);
    if (person === null) return refuse('person-unknown');
    tx.create(documents.invitation(assemblyId, invitationKey(secret)), {
      personId,
      role: person.role,
      createdAt: now,
      expiresAt,
      usedAt: null,
      usedBy: null,
    });
    recordEvent(tx, assemblyId, { kind: 'invited-at-desk', by, at: now, personId });
    const path = invitationLink(writeInvitationToken({ assemblyId, secret }));
    return accept({ path, expiresAt });
  });
}
