import type { ReactNode } from 'react';
import type { Contact } from '../../../../../../features/hall/attendance/person/RosterContact.tsx';

let known: Contact | null = null;

/** What the roster says of whoever is asked for. */
export function keepContact(contact: Contact | null): void {
  known = contact;
}

export function RosterContact({
  children,
}: {
  readonly children: (contact: Contact | null) => ReactNode;
}) {
  return children(known);
}
