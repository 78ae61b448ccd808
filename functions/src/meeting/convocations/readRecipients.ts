import {
  accept,
  type ConvocationRecipient,
  type Outcome,
  type Person,
  type RecipientsAnswer,
  readMailAddress,
  recipientsOf,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { derivedId } from '../../kernel/platform/derivedId.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/** Somebody who is called, with where their mail goes; null: nowhere. `others` get what names nobody's link. */
export interface Called extends ConvocationRecipient {
  readonly address: string | null;
  readonly others: readonly string[];
}

/** Everybody who owns something in the roster in force, each co-owner by themselves. */
export async function readCalled(assemblyId: string): Promise<readonly Called[]> {
  const version = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  if (version === null) return [];
  const [units, people] = await Promise.all([
    peopleDocuments.units(assemblyId, version).get(),
    peopleDocuments.people(assemblyId, version).get(),
  ]);
  const known = new Map<string, Person>(people.docs.map((one) => [one.id, one.data()]));
  const called = recipientsOf(
    [...known.values()],
    units.docs.map((one) => one.data()),
  );
  return called.map((one) => ({
    ...one,
    address: readMailAddress(known.get(one.personId)?.email ?? ''),
    others: otherAddresses(known.get(one.personId)),
  }));
}

/** The further addresses of somebody, as mail goes to them. */
export function otherAddresses(person: Person | undefined): readonly string[] {
  return (person?.moreEmails ?? []).flatMap((text) => readMailAddress(text) ?? []);
}

/** Names a further address without saying it, whatever else is written of the person meanwhile. */
export function copyIdOf(address: string): string {
  return derivedId('copy', address);
}

/** The same for choosing one person to see their very notice: without the addresses. */
export async function readRecipients(assemblyId: string): Promise<Outcome<RecipientsAnswer>> {
  const called = await readCalled(assemblyId);
  return accept({
    recipients: called.map(({ address, others: _, ...one }) => ({
      ...one,
      hasMail: address !== null,
    })),
  });
}
