import { z } from 'zod';
import type { SessionState } from '../sessions/assemblySession.ts';

/** `GET /api/auth/enable-vote?assembly=`: whether attorneys may enter now. */
export type AttorneyEntry =
  | { readonly open: true; readonly reason: null }
  | { readonly open: false; readonly reason: 'turned-off' | 'session-closed' };

/** Open unless the assembly turned it off or its session is over. */
export function decideAttorneyEntry(
  attorneySignIn: boolean,
  session: SessionState | null,
): AttorneyEntry {
  if (!attorneySignIn) return { open: false, reason: 'turned-off' };
  if (session === 'closed') return { open: false, reason: 'session-closed' };
  return { open: true, reason: null };
}

/** `POST /api/settings/attorneys` */
export const attorneySwitchRequest = z.strictObject({ isOpen: z.boolean() });
export type AttorneySwitchRequest = z.infer<typeof attorneySwitchRequest>;
export type AttorneySwitchAnswer = AttorneySwitchRequest;
