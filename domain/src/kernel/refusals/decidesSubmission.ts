import type { RefusalCode } from './refusal.ts';
import { passingCodes, settledCodes } from './refusalCodes.ts';

/**
 * Refusals about the sender or the form of a request, and not about its content: after a new sign-in, or from a newer
 * page, the server may accept the same sending.
 */
const ofTheAsking: ReadonlySet<string> = new Set<RefusalCode>([
  'bad-request',
  'not-signed-in',
  'token-invalid',
  'password-stale',
  'cross-site',
  'not-found',
]);

/** Whether a refusal with this code is about what was sent, so that sending it again is in vain. */
export function decidesSubmission(code: string): code is RefusalCode {
  return settledCodes.has(code) && !ofTheAsking.has(code);
}

/** Whether it is a code of ours. */
export function isRefusalCode(code: string): code is RefusalCode {
  return settledCodes.has(code) || passingCodes.has(code);
}
