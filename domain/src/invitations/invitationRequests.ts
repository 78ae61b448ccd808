import { z } from 'zod';

/** `POST /api/auth/invitation`. `browser` is a random id that a browser keeps for its retries. */
export const invitationRequest = z.object({
  token: z.string().min(1).max(300),
  browser: z.uuid(),
  remember: z.boolean().optional(),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

/** What the desk shows as a QR code. */
export interface DeskInvitation {
  readonly path: string;
  readonly expiresAt: number;
}
