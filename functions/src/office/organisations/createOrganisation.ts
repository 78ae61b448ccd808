import {
  accept,
  type OrganisationMember,
  type Outcome,
  organisationIdOf,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

export interface OrganisationCreation {
  readonly name: string;
  /** The account that administers it. */
  readonly admin: OrganisationMember;
}

/**
 * The organisation of that name, which is made the first time, with one more administrator. There is no door
 * to this from outside: the operator of the project does it from the command line. Answers its id. One whose
 * name only looks like it in paths is another one, and nobody is let into it by mistake.
 */
export function createOrganisation(asked: OrganisationCreation): Promise<Outcome<string>> {
  const { name, admin } = asked;
  const organisationId = organisationIdOf(name);
  const organisationAt = officeDocuments.organisation(organisationId);
  return transact(async (tx) => {
    const known = (await tx.get(organisationAt)).data();
    if (known !== undefined && known.name !== name) return refuse('organisation-alike', known.name);
    if (known === undefined) tx.create(organisationAt, { name });
    tx.set(documents.organisationMember(organisationId, admin.uid), admin);
    return accept(organisationId);
  });
}
