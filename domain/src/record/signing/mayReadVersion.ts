import type { Role } from '../../kernel/access/role.ts';
import type { ActaVersion } from '../versions/actaVersion.ts';
import { isSignatory, type SigningMember } from './signVersion.ts';

/** The person who asks to read, and whether they prepare the minutes. */
export interface ActaReader extends Pick<SigningMember, 'memberId' | 'actor'> {
  readonly role: Role;
  readonly prepares: boolean;
}

/**
 * Whether a version shows to somebody: to the preparer of the minutes, to people with a place in it, and,
 * once it was communicated, to owners and staff. Attorneys and observers were not the ones it was
 * communicated to.
 */
export function mayReadVersion(
  version: Pick<ActaVersion, 'signatories' | 'communication'>,
  reader: ActaReader,
): boolean {
  const { role } = reader;
  const isTold = role !== 'attorney' && role !== 'observer' && version.communication !== null;
  return reader.prepares || isTold || isSignatory(version, reader);
}

/** As it travels to a page: what each drew is on the signature sheet alone. */
export function withoutDrawings(version: ActaVersion): ActaVersion {
  const signatures = version.signatures.map(({ drawing: _, ...rest }) => rest);
  return { ...version, signatures };
}
