import { documents } from '../database/documents.ts';

/** Whether that account administers the organisation. */
export async function isOrganiser(organisationId: string, uid: string): Promise<boolean> {
  return (await documents.organisationMember(organisationId, uid).get()).exists;
}
