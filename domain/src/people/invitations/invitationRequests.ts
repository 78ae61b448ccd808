import * as z from 'zod';
import { personIdSchema } from '../../kernel/identity/ids.ts';

/** `POST /api/auth/invitation`. `browser` is a random id that a browser keeps for its retries. */
export const invitationRequest = z.object({
  token: z.string().min(1).max(300),
  browser: z.uuid(),
  remember: z.boolean().optional(),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

/** `POST /api/invitations/desk`. The same credential again is the same link. */
export const deskInvitationRequest = z.strictObject({
  credentialId: z.uuid(),
  personId: personIdSchema,
});
export type DeskInvitationRequest = z.infer<typeof deskInvitationRequest>;

/** A credential, to be shown, printed or sent. */
export interface DeskInvitation {
  readonly path: string;
  readonly expiresAt: number;
}
