import { type Person, paths } from '@asamblea/domain';
import type { ReactNode } from 'react';
import { MemberFirestore } from '../../../../firebase/listening/MemberFirestore.tsx';
import { useDocument } from '../../../../firebase/listening/useDocument.ts';
import { useOwnAssembly } from '../../../../firebase/records/useOwnAssembly.ts';
import { useReads } from '../../../../firebase/session/useReads.ts';
import { Loading } from '../../../../ui/feedback/Loading.tsx';

/** How the roster says to reach somebody. */
export type Contact = Pick<Person, 'email' | 'isContactOld'>;

interface RosterContactProps {
  readonly personId: string;
  /** Null for a person outside the roster, and for a reader without the right. */
  readonly children: (contact: Contact | null) => ReactNode;
}

/** The desk has everybody's name and document; how to reach one is read when it is needed. */
export function RosterContact(props: RosterContactProps) {
  return (
    <MemberFirestore fallback={waiting}>
      <OfOwnRoster {...props} />
    </MemberFirestore>
  );
}

function OfOwnRoster({ personId, children }: RosterContactProps) {
  const assembly = useOwnAssembly();
  const mayRead = useReads('people');
  if (assembly === null) return waiting;
  const { assemblyId, activeRoster } = assembly;
  if (!mayRead || activeRoster === null) return children(null);
  const path = `${paths.people(assemblyId, activeRoster)}/${personId}`;
  return <ReadContact path={path}>{children}</ReadContact>;
}

function ReadContact({ path, children }: Pick<RosterContactProps, 'children'> & { path: string }) {
  const { status, value } = useDocument<Person>(path);
  return status === 'loading' ? waiting : children(value);
}

const waiting = <Loading shape="text" rows={1} />;
