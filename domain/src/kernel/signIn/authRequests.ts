import * as z from 'zod';
import { liveNames } from '../access/liveNames.ts';
import { cotQuery, cotSchema } from '../identity/cot.ts';
import { documentIdSchema } from '../identity/ids.ts';

const tokenSchema = z.string().min(20).max(8_192);

/** `POST /api/auth/generate` */
export const generateRequest = z.object({
  assembly: cotSchema,
  token: tokenSchema,
  remember: z.boolean(),
});
export type GenerateRequest = z.infer<typeof generateRequest>;

/** `POST /api/auth/login` */
export const loginRequest = z.object({ token: tokenSchema });
export type LoginRequest = z.infer<typeof loginRequest>;

/** `POST /api/auth/enter`: another assembly of the same account. */
export const enterAssemblyRequest = z.strictObject({ assemblyId: documentIdSchema });
export type EnterAssemblyRequest = z.infer<typeof enterAssemblyRequest>;

/** `GET /api/public/assembly?cot=`: the edge keeps its answer a minute; `again` makes it another address. */
export const assemblyQuery = cotQuery.extend({ again: z.string().optional() });
export type AssemblyQuery = z.infer<typeof assemblyQuery>;

/**
 * `GET /api/public/live?cot=&only=`: one document, so that nobody is sent what they do not show. Those that are
 * left out have an address of their own.
 */
export const liveQuery = cotQuery.extend({
  only: z.enum(liveNames).exclude(['missing', 'results']),
});
export type LiveQuery = z.infer<typeof liveQuery>;

/** `GET /api/public/labels?cot=&question=` */
export const labelsQuery = cotQuery.extend({ question: z.uuid() });
export type LabelsQuery = z.infer<typeof labelsQuery>;

/** `GET /api/redirect?path=` */
export const redirectQuery = z.object({ path: z.string().startsWith('/').max(500) });
export type RedirectQuery = z.infer<typeof redirectQuery>;

export interface RedirectAnswer {
  readonly redirect: string | null;
}
