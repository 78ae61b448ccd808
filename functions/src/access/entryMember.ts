import { defaultRoutes, type EntryRole, entryRoles, type Member } from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import type { Transaction } from '../platform/firestore.ts';
import { readPerson } from './readPerson.ts';

interface EntryMember {
  readonly uid: string;
  /** Writes it, if it is new. After every read of the transaction. */
  save(now: number): void;
}

/**
 * The account through which a person without password enters: one they already have to vote with,
 * whatever its name, or a new one with the id of the person. Never one of the staff: a code handed over
 * at the desk opens the ballot and nothing else.
 */
export async function readEntryMember(
  tx: Transaction,
  assemblyId: string,
  personId: string,
  role: EntryRole,
): Promise<EntryMember | null> {
  const own = await tx.get(documents.members(assemblyId).where('personId', '==', personId));
  const voting = own.docs.map((found) => found.data()).filter(isVoting);
  const member = voting.find((one) => one.role === role) ?? voting[0];
  if (member !== undefined) return { uid: member.uid, save: () => undefined };
  const person = await readPerson(tx, assemblyId, personId);
  if (person === null) return null;
  const uid = `person-${personId}`;
  const created: Member = {
    uid,
    role,
    name: person.name,
    email: person.email,
    personId,
    routesAvailable: defaultRoutes(role),
    componentsAvailable: [],
    fullRouteComponents: [],
    sids: [],
  };
  return {
    uid,
    save(now) {
      tx.create(documents.member(assemblyId, uid), created);
      recordEvent(tx, assemblyId, { kind: 'member-created', by: uid, at: now, personId });
    },
  };
}

function isVoting({ role }: Member): boolean {
  return entryRoles.some((one) => one === role);
}
