import {
  type OrganisationDefaults,
  type OrganisationMember,
  organisationIdOf,
} from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { transact } from '../platform/firestore.ts';

export interface OrganisationCreation {
  readonly name: string;
  readonly defaults: OrganisationDefaults;
  /** The account that administers it. */
  readonly admin: OrganisationMember;
}

/**
 * The organisation of that name, which is made the first time, with one more administrator. There is no
 * door to this from outside: whoever runs the project does it from the command line. Answers its id.
 */
export function createOrganisation(asked: OrganisationCreation): Promise<string> {
  const { name, defaults, admin } = asked;
  const organisationId = organisationIdOf(name);
  const organisationAt = documents.organisation(organisationId);
  return transact(async (tx) => {
    const known = await tx.get(organisationAt);
    if (!known.exists) tx.create(organisationAt, { name, defaults });
    tx.set(documents.organisationMember(organisationId, admin.uid), admin);
    return organisationId;
  });
}
