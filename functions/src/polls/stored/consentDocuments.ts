import type { ConsentNotice, ConsentProcess } from '@asamblea/domain';
import { collectionAt, documentAt, everywhere } from '../../kernel/database/firestore.ts';
import { paths } from '../../kernel/database/paths.ts';
import type { JobPart } from '../../kernel/database/storedJob.ts';

/** The stored documents of decisions that wait for the absent. */
export const consentDocuments = {
  all: (id: string) => collectionAt<ConsentProcess>(paths.consents(id)),
  one: (id: string, questionId: string) =>
    documentAt<ConsentProcess>(paths.consent(id, questionId)),
  everywhere: () => everywhere<ConsentProcess>('consents'),
  notices: (id: string, questionId: string) =>
    collectionAt<ConsentNotice>(paths.consentNotices(id, questionId)),
  roll: (id: string, questionId: string, part: number) =>
    documentAt<JobPart>(paths.consentRoll(id, questionId, part)),
} as const;
