import {
  accept,
  credentialEnd,
  credentialLink,
  type DeskInvitation,
  type Outcome,
  refuse,
  standsInvitation,
  writeInvitationToken,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { forgottenAfter } from '../../kernel/database/retention.ts';
import { invitationKey } from '../accessCodes/invitationKey.ts';
import { readPerson } from '../accessCodes/readPerson.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { invitationSecret } from './invitationSecret.ts';
import { readMeetingHour } from './readMeetingHour.ts';

export interface AskedCredential {
  readonly assemblyId: string;
  readonly credentialId: string;
  readonly personId: string;
  readonly now: number;
}

/** A credential that was read and may be given: nothing is written before `give`. */
export interface PreparedCredential extends DeskInvitation {
  /** Of the roster or the proxy, as it is written there. */
  readonly email: string;
  /** The credential was not there before. */
  readonly isNew: boolean;
  readonly give: () => void;
}

/**
 * The one credential of a person, by the id that the desk gave it. A new one takes the place of those that
 * opened nothing yet: what was lost, or sent to the wrong address, stops working. The same id again is the
 * same link, as long as it still opens something.
 */
export async function prepareCredential(
  tx: Transaction,
  { assemblyId, credentialId, personId, now }: AskedCredential,
): Promise<Outcome<PreparedCredential>> {
  const secret = invitationSecret(assemblyId, credentialId);
  const reference = peopleDocuments.invitation(assemblyId, invitationKey(secret));
  const unused = peopleDocuments.invitations(assemblyId).where('personId', '==', personId);
  const [found, before, person, startsAt] = await Promise.all([
    tx.get(reference),
    tx.get(unused.where('usedAt', '==', null)),
    readPerson(tx, assemblyId, personId),
    readMeetingHour(tx, assemblyId),
  ]);
  if (person === null) return refuse('person-unknown');
  const { email, role } = person;
  const path = credentialLink(writeInvitationToken({ assemblyId, secret }), personId);
  const known = found.data();
  if (known !== undefined) {
    if (known.personId !== personId) return refuse('bad-request');
    const stands = standsInvitation(known, now);
    if (!stands.ok) return stands;
    return accept({ path, email, expiresAt: known.expiresAt, isNew: false, give: () => undefined });
  }
  const expiresAt = credentialEnd(now, startsAt);
  const give = () => {
    for (const one of before.docs) {
      if ((one.data().replacedAt ?? null) === null) tx.update(one.ref, { replacedAt: now });
    }
    tx.create(reference, {
      personId,
      role,
      createdAt: now,
      expiresAt,
      usedAt: null,
      usedBy: null,
      credentialId,
      replacedAt: null,
      revokedAt: null,
      ...forgottenAfter('invitations', expiresAt),
    });
  };
  return accept({ path, email, expiresAt, isNew: true, give });
}
