import * as z from 'zod';
import { partNames } from '../access/parts.ts';
import { documentIdSchema } from '../identity/ids.ts';
import type { MailAnswer } from '../mail/mailBox.ts';
import { type StaffAccess, staffRoles, staffRoutes } from './staff.ts';

const moment = z.number().int().positive().max(8_640_000_000_000_000).nullable();
const revision = z.number().int().nonnegative();
/** By mail, or by a link to be printed, shown or handed over. */
const way = z.enum(['mail', 'print']);

/** `POST /api/staff/invite`. The same invitation again is the same person and the same link. */
export const inviteStaffRequest = z.strictObject({
  invitationId: z.uuid(),
  name: z.string().trim().min(3).max(120),
  email: z.email().trim().toLowerCase().max(254),
  role: z.enum(staffRoles),
  accessUntil: moment,
  way,
});
export type InviteStaffRequest = z.infer<typeof inviteStaffRequest>;

/** `POST /api/staff/link`: another link for a person who has not come in; the one before opens nothing more. */
export const staffLinkRequest = z.strictObject({
  invitationId: z.uuid(),
  uid: documentIdSchema,
  way,
});
export type StaffLinkRequest = z.infer<typeof staffLinkRequest>;

export interface StaffInvitationAnswer {
  readonly uid: string;
  /** Where they choose their password, or sign in with the one they have. */
  readonly path: string;
  /** The person had an account already: no link chooses its password. */
  readonly hasAccount: boolean;
  readonly expiresAt: number | null;
  /** Null when nothing was sent. */
  readonly mail: MailAnswer | null;
}

/** `POST /api/staff/change`: all that they have from now on. */
export const changeStaffRequest = z.strictObject({
  uid: documentIdSchema,
  revision,
  role: z.enum(staffRoles),
  accessUntil: moment,
  routesAvailable: z.array(z.enum(staffRoutes)).max(100),
  componentsAvailable: z.array(z.enum(partNames)).max(200),
  fullRouteComponents: z.array(z.enum(staffRoutes)).max(100),
});
export type ChangeStaffRequest = z.infer<typeof changeStaffRequest>;

/** `POST /api/staff/role`: all that a role brings from now on. */
export const changeRoleRequest = changeStaffRequest.omit({ uid: true, accessUntil: true });
export type ChangeRoleRequest = z.infer<typeof changeRoleRequest>;

/** `GET /api/staff/roles` */
export interface RolesAnswer {
  readonly roles: readonly { readonly access: StaffAccess; readonly revision: number }[];
}

/** `POST /api/staff/remove` */
export const removeStaffRequest = z.strictObject({ uid: documentIdSchema, revision });
export type RemoveStaffRequest = z.infer<typeof removeStaffRequest>;

/** The answer of a change of the staff: the present version. */
export interface StaffAnswer {
  readonly revision: number;
}

/**
 * `POST /api/auth/staff-invitation`: the link is pressed, and the account has that password from then on. The
 * id is of the browser that chooses: the same one again is a repetition.
 */
export const staffSignInRequest = z.strictObject({
  token: z.string().min(1).max(400),
  choiceId: z.uuid(),
  newPassword: z.string().max(1_000),
});
export type StaffSignInRequest = z.infer<typeof staffSignInRequest>;

/** The owner of the new password, and where to sign in with it. */
export interface StaffSignInAnswer {
  readonly email: string;
  readonly cot: string;
  readonly assemblyName: string;
}
