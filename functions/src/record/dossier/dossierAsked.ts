import { documentIdSchema } from '@asamblea/domain';
import * as z from 'zod';
import type { Archive } from '../../kernel/archives/archiveSource.ts';

/** The scope of a requested file of an assembly: all of it, or one decision. */
const asked = z.strictObject({ questionId: documentIdSchema.optional() });

/** As the job keeps it. */
export function sayDossier(questionId: string | undefined): string {
  return JSON.stringify(questionId === undefined ? {} : { questionId });
}

/** The question whose file is asked; undefined: of the whole assembly. */
export function questionAsked({ said }: Pick<Archive, 'said'>): string | undefined {
  return asked.parse(JSON.parse(said)).questionId;
}
