import type { ErasuresAnswer } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { officeDocuments } from '../stored/officeDocuments.ts';

/** The certificates of the assemblies that an organisation erased, the latest first, with who erased each. */
export async function listErasures(organisationId: string): Promise<ErasuresAnswer> {
  const [certificates, members] = await Promise.all([
    officeDocuments.erasures(organisationId).orderBy('at', 'desc').get(),
    documents.organisationMembers(organisationId).get(),
  ]);
  const names = new Map(members.docs.map((one) => [one.id, one.data().name]));
  return {
    erasures: certificates.docs.map((one) => {
      const certificate = one.data();
      return { ...certificate, byName: names.get(certificate.by ?? '') ?? null };
    }),
  };
}
