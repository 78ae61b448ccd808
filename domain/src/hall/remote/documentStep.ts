import * as z from 'zod';

/**
 * `POST /api/settings/identity`: whether who attends from afar, and came in without saying their document, types
 * it once on each device.
 */
export const documentStepRequest = z.strictObject({ asksDocument: z.boolean() });
export type DocumentStepRequest = z.infer<typeof documentStepRequest>;
export type DocumentStepAnswer = DocumentStepRequest;

/** Devices of one person on which the document was typed; of more, the last ones. */
const typedAtMost = 5;

/** The sign-ins in which the document was typed, with one more. */
export function typeDocument(typedIn: readonly string[], sid: string): readonly string[] {
  return [...typedIn.filter((one) => one !== sid), sid].slice(-typedAtMost);
}
