import { type RefusalCode, refusals } from './refusal.ts';

/**
 * What we say of who asks, of how it was asked or of how often, and not of what was asked: signed in
 * again, through a newer page, or later, the same sending may be taken.
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
  if (!Object.hasOwn(refusals, code) || ofTheAsking.has(code)) return false;
  const [statusCode] = refusals[code as RefusalCode];
  return statusCode < 500 && statusCode !== 429;
}
