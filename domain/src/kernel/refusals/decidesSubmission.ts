import type { RefusalCode } from './refusal.ts';
import { passingCodes, settledCodes } from './refusalCodes.ts';

/**
 * What we say of who asks, or of how it was asked, and not of what was asked: signed in again, or through a newer
 * page, the same sending may be taken.
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
