import { z } from 'zod';
import { pluginName } from '../access/decideSwitch.ts';
import type { Member } from '../access/member.ts';
import { type PluginName, pluginNames } from '../access/plugins.ts';
import type { Role } from '../access/role.ts';
import { type Assembly, assemblyKinds } from '../assemblies/assembly.ts';
import { countries } from '../assemblies/newAssembly.ts';
import { timeZone } from '../calendars/timeZones.ts';
import { packIds } from '../rulePacks/packId.ts';

/** Of those who work for the organisation without administering it. */
export const defaultStaffRoles = [
  'moderator',
  'registrar',
  'teller',
  'auditor',
  'observer',
] as const satisfies readonly Role[];
export type DefaultStaffRole = (typeof defaultStaffRoles)[number];

/** What the form of a new assembly begins with. */
export type UsualAssembly = Pick<Assembly, 'kind' | 'rulePack' | 'country' | 'timeZone'>;

/** An account that every new assembly has among its members. */
export interface StaffMember extends Pick<Member, 'uid' | 'name' | 'email'> {
  readonly role: DefaultStaffRole;
}

export interface OrganisationDefaults {
  readonly usual: UsualAssembly;
  readonly staff: readonly StaffMember[];
  /** The parts of the application that they begin without. */
  readonly off?: readonly PluginName[];
}

/** As many as work in one evening. */
export const defaultStaffAtMost = 60;

/** `POST /api/assemblies/defaults`: all of them, in place of those before. */
export const defaultsRequest = z.strictObject({
  usual: z.strictObject({
    kind: z.enum(assemblyKinds),
    rulePack: z.enum(packIds),
    country: z.enum(countries),
    timeZone,
  }),
  staff: z
    .array(z.strictObject({ uid: z.string().min(1).max(128), role: z.enum(defaultStaffRoles) }))
    .max(defaultStaffAtMost)
    .refine((staff) => new Set(staff.map(({ uid }) => uid)).size === staff.length),
  /** Not said: as it was. */
  off: z.array(pluginName).max(pluginNames.length).optional(),
});
export type DefaultsRequest = z.infer<typeof defaultsRequest>;

/** `GET /api/assemblies/defaults` */
export interface DefaultsAnswer extends OrganisationDefaults {
  /** Staff of the assembly one is in, who may be added with the role that they have there. */
  readonly candidates: readonly StaffMember[];
}

/** A member as one of the staff; null for who administers, or holds units. */
export function staffMemberOf({ uid, name, email, role }: Member): StaffMember | null {
  const own = defaultStaffRoles.find((one) => one === role);
  return own === undefined ? null : { uid, name, email, role: own };
}
