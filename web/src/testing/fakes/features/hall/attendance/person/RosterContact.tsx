import type { ReactNode } from 'react';
import type { Contact } from '../../../../../../features/hall/attendance/person/RosterContact.tsx';

let known: Contact | null = null;

/** The contact of anybody asked for, in the roster. */
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
