import * as z from 'zod';
import { type Assembly, assemblyKinds } from '../../kernel/assemblies/assembly.ts';
import { packIds } from '../../kernel/assemblies/packId.ts';
import { timeZone } from '../../kernel/calendars/timeZones.ts';
import { countries } from '../../kernel/countries/country.ts';
import { packOf } from '../rulePacks/rulePacks.ts';

/** One line, for it heads screens, papers and mails. */
export const assemblyName = z
  .string()
  .trim()
  .min(3)
  .max(120)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u);

/** The fields that create an assembly. Its id comes along, so that asking again makes no other. */
export const createAssemblyRequest = z.strictObject({
  assemblyId: z.uuid(),
  name: assemblyName,
  kind: z.enum(assemblyKinds),
  rulePack: z.enum(packIds),
  /** Of a law without country, such as that of associations; that of the law wins. */
  country: z.enum(countries),
  timeZone,
});
export type CreateAssemblyRequest = z.infer<typeof createAssemblyRequest>;

/** The answer to the creator. */
export interface CreatedAssembly {
  readonly assemblyId: string;
  readonly cot: string;
}

/** An assembly as it begins: without roster, before its first call. */
export function beginAssembly(
  { name, kind, rulePack, country, timeZone }: Omit<CreateAssemblyRequest, 'assemblyId'>,
  {
    organisationId,
    cot,
    createdAt,
  }: { readonly organisationId: string; readonly cot: string; readonly createdAt?: number },
): Assembly {
  return {
    ...(createdAt === undefined ? {} : { createdAt }),
    name,
    kind,
    rulePack,
    timeZone,
    cot,
    organisationId,
    country: packOf(rulePack).country ?? country,
    activeRoster: null,
    activeSession: 1,
  };
}
