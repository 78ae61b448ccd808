import { createHash } from 'node:crypto';

/** The secret is long and random: its plain hash tells nothing, and opens nothing. */
export function invitationKey(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
