import type { ErasureCertificate, EveningSettings, OrganisationRecord } from '@asamblea/domain';
import { collectionAt, documentAt } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { RehearsalJob } from './rehearsalJob.ts';

/** The documents of an assembly, or of an organisation, as a whole. */
export const officeDocuments = {
  organisation: (id: string) => documentAt<OrganisationRecord>(paths.organisation(id)),
  erasures: (id: string) => collectionAt<ErasureCertificate>(paths.erasures(id)),
  erasure: (id: string, assemblyId: string) =>
    documentAt<ErasureCertificate>(paths.erasure(id, assemblyId)),
  eveningSettings: (id: string) => documentAt<EveningSettings>(paths.settings(id, 'evening')),
  rehearsalJob: (id: string, jobId: string) => documentAt<RehearsalJob>(paths.job(id, jobId)),
} as const;
