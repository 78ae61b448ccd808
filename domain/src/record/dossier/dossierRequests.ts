import * as z from 'zod';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import type { QuestionNumber } from '../../kernel/sessions/questionNumber.ts';

/** `POST /api/protected/dossier`: of the whole assembly, or of one decision. The same job is the same file. */
export const startDossierRequest = z.strictObject({
  jobId: z.uuid(),
  questionId: documentIdSchema.optional(),
});
export type StartDossierRequest = z.infer<typeof startDossierRequest>;

/** `POST /api/protected/dossier/link`: where one that is whole is downloaded. */
export const linkDossierRequest = z.strictObject({ jobId: z.uuid() });
export type LinkDossierRequest = z.infer<typeof linkDossierRequest>;

/** Good for two minutes. */
export interface DossierLink {
  readonly address: string;
}

/** A question of which a file can be made: it was decided, or annulled. */
export interface DossierChoice extends QuestionNumber {
  readonly questionId: string;
  readonly session: number;
  readonly text: string;
}
