import * as z from 'zod';
import { pluginName } from '../../kernel/access/decideSwitch.ts';
import type { Member } from '../../kernel/access/member.ts';
import { type PluginName, pluginNames } from '../../kernel/access/plugins.ts';
import type { Role } from '../../kernel/access/role.ts';
import { type Assembly, assemblyKinds } from '../../kernel/assemblies/assembly.ts';
import type { Organisation } from '../../kernel/assemblies/organisation.ts';
import { type PackId, packIds } from '../../kernel/assemblies/packId.ts';
import type { Brand } from '../../kernel/brand/brand.ts';
import type { ArrearsBylaw } from '../../kernel/bylaws/arrearsBylaw.ts';
import type { MajorityBylaw } from '../../kernel/bylaws/majorityBylaw.ts';
import type { ProxyBylaws } from '../../kernel/bylaws/proxyBylaws.ts';
import type { QuorumBylaw } from '../../kernel/bylaws/quorumBylaw.ts';
import { timeZone } from '../../kernel/calendars/timeZones.ts';
import { countries } from '../../kernel/countries/country.ts';
import { documentIdSchema } from '../../kernel/identity/ids.ts';

/** Of those who work for the organisation without administering it. */
export const defaultStaffRoles = [
  'moderator',
  'registrar',
  'teller',
  'auditor',
  'observer',
] as const satisfies readonly Role[];
export type DefaultStaffRole = (typeof defaultStaffRoles)[number];

/** The first values of the form of a new assembly. */
export type UsualAssembly = Pick<Assembly, 'kind' | 'rulePack' | 'country' | 'timeZone'>;

/** An account that every new assembly has among its members. */
export interface StaffMember extends Pick<Member, 'uid' | 'name' | 'email'> {
  readonly role: DefaultStaffRole;
}

/** The bylaws on majorities, on quorums and on proxies. */
export interface UsualBylaws {
  readonly majorities: readonly MajorityBylaw[];
  readonly quorums?: readonly QuorumBylaw[];
  readonly arrears?: ArrearsBylaw;
  readonly proxyBylaws: ProxyBylaws | null;
}

export interface OrganisationDefaults {
  readonly usual: UsualAssembly;
  readonly staff: readonly StaffMember[];
  /** The parts of the application that they begin without. */
  readonly off?: readonly PluginName[];
  /** How new ones look, until each says otherwise; as ours where it is not said. */
  readonly brand?: Brand;
  /** The bylaws of new ones under each law, until each notes its own. */
  readonly bylaws?: Readonly<Partial<Record<PackId, UsualBylaws>>>;
}

/** The organisation with what its new assemblies begin with; each may have another one afterwards. */
export interface OrganisationRecord extends Organisation {
  readonly defaults?: OrganisationDefaults;
}

/** As many as work in one evening. */
const defaultStaffAtMost = 60;

/** `POST /api/assemblies/defaults`: all of them, in place of those before. */
export const defaultsRequest = z.strictObject({
  usual: z.strictObject({
    kind: z.enum(assemblyKinds),
    rulePack: z.enum(packIds),
    country: z.enum(countries),
    timeZone,
  }),
  staff: z
    .array(z.strictObject({ uid: documentIdSchema, role: z.enum(defaultStaffRoles) }))
    .max(defaultStaffAtMost)
    .refine((staff) => new Set(staff.map(({ uid }) => uid)).size === staff.length),
  /** Not said: as it was. */
  off: z.array(pluginName).max(pluginNames.length).optional(),
  /** New ones under the law of the assembly one is in begin with its bylaws. Not said: as it was. */
  takeBylaws: z.boolean().optional(),
  /** New ones look as the assembly one is in, or as ours. Not said: as it was. */
  brand: z.enum(['here', 'ours']).optional(),
  /** The laws whose new assemblies begin again with none. */
  leaveBylaws: z.array(z.enum(packIds)).max(packIds.length).optional(),
});
export type DefaultsRequest = z.infer<typeof defaultsRequest>;

/** `GET /api/assemblies/defaults` */
export interface DefaultsAnswer extends OrganisationDefaults {
  /** Staff of the assembly one is in, who may be added with the role that they have there. */
  readonly candidates: readonly StaffMember[];
  /** The bylaws that the present assembly noted, and under which law. */
  readonly here: UsualBylaws & { readonly rulePack: PackId };
  /** How the assembly one is in looks; not there when it is as ours. */
  readonly hereBrand?: Brand;
}

/** The bylaws by law once those of an assembly were taken, and some laws begin again with none. */
export function settleBylaws(
  known: OrganisationDefaults['bylaws'],
  here: DefaultsAnswer['here'],
  { takeBylaws = false, leaveBylaws = [] }: Pick<DefaultsRequest, 'takeBylaws' | 'leaveBylaws'>,
): NonNullable<OrganisationDefaults['bylaws']> {
  const { rulePack, ...own } = here;
  const taken = takeBylaws ? { ...known, [rulePack]: own } : { ...known };
  return Object.fromEntries(
    Object.entries(taken).filter(([law]) => !leaveBylaws.some((left) => left === law)),
  );
}

/** A member as one of the staff; null for administrators and unit holders. */
export function staffMemberOf({ uid, name, email, role }: Member): StaffMember | null {
  const own = defaultStaffRoles.find((one) => one === role);
  return own === undefined ? null : { uid, name, email, role: own };
}
