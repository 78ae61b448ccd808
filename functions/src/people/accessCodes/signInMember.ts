import {
  beginMember,
  type Member,
  memberIdOf,
  openSession,
  type SessionDevice,
  type SignInRole,
  showPrivacy,
  signInRoles,
} from '@asamblea/domain';
import type { CookieClaims } from '../../kernel/access/sessionCookie.ts';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { newSid } from '../../kernel/platform/ids.ts';
import { readPerson } from './readPerson.ts';

interface SignInMember {
  /** Opens a session of theirs. After every read of the transaction. */
  enter(device: SessionDevice): CookieClaims;
}

/**
 * A person who enters without password is the member of their person, which no account of the identity
 * provider is: a code or a link says nothing about the account that the person may have, and never makes one
 * of the staff. Null for a person whom neither roster nor proxies name.
 */
export async function readSignInMember(
  tx: Transaction,
  assemblyId: string,
  personId: string,
  role: SignInRole,
): Promise<SignInMember | null> {
  const uid = memberIdOf(personId);
  const reference = documents.member(assemblyId, uid);
  const known = (await tx.get(reference)).data();
  if (known !== undefined && !isVoting(known)) return null;
  const person = known ?? (await readPerson(tx, assemblyId, personId));
  if (person === null) return null;
  return {
    enter(device) {
      const sid = newSid();
      if (known !== undefined) {
        tx.update(reference, { ...openSession(known, sid, device), ...showPrivacy(device.since) });
      } else {
        const { name, email } = person;
        const { since: at } = device;
        tx.create(reference, {
          ...beginMember({ uid, role, name, email, personId }),
          ...openSession({ sids: [] }, sid, device),
          ...showPrivacy(at),
        });
        recordEvent(tx, assemblyId, { kind: 'member-created', by: uid, at, personId });
      }
      return { assembly: assemblyId, uid, sid, person: personId };
    },
  };
}

function isVoting({ role }: Member): boolean {
  return signInRoles.some((one) => one === role);
}
