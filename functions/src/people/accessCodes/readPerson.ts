import { isLiveProxy, namesDocument, type SignInRole, signInRoleOf } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { readVotingDoors } from '../seats/readDoors.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';

/** Somebody whom the roster or an accepted proxy names, or who was added at the door to vote. */
export interface EntitledPerson {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  /** The document as it was written; empty when nobody wrote it down. */
  readonly document: string;
  /** Of the assembly: documents are read by its usage. */
  readonly country: string;
  readonly role: SignInRole;
}

/**
 * Null for a person who is neither in the roster in force, nor attorney under an accepted proxy, nor added at
 * the door.
 */
export async function readPerson(
  tx: Transaction,
  assemblyId: string,
  personId: string,
): Promise<EntitledPerson | null> {
  const assembly = (await tx.get(documents.assembly(assemblyId))).data();
  const roster = assembly?.activeRoster ?? null;
  const [owner, granted, doors] = await Promise.all([
    roster === null ? null : tx.get(peopleDocuments.people(assemblyId, roster).doc(personId)),
    readLiveProxies(tx, assemblyId, personId),
    readVotingDoors(tx, assemblyId, personId),
  ]);
  const person = owner?.data();
  const [proxy] = granted;
  const [door] = doors;
  if (person === undefined && proxy === undefined && door === undefined) return null;
  return {
    personId,
    name: person?.name ?? proxy?.attorneyName ?? door?.name ?? '',
    email:
      person?.email ??
      granted.find((one) => one.attorneyEmail)?.attorneyEmail ??
      doors.find((one) => one.email)?.email ??
      '',
    document:
      [person?.document, proxy?.attorneyDocument, door?.document].find(
        (text) => text && namesDocument(text),
      ) ?? '',
    country: assembly?.country ?? '',
    role: signInRoleOf({
      ownsUnits: person !== undefined || door !== undefined,
      holdsProxy: proxy !== undefined,
    }),
  };
}

/** The accepted proxies that make a person an attorney. */
export async function readLiveProxies(tx: Transaction, assemblyId: string, personId: string) {
  const granted = await tx.get(
    peopleDocuments.proxies(assemblyId).where('attorneyId', '==', personId),
  );
  return granted.docs.map((found) => found.data()).filter(isLiveProxy);
}
