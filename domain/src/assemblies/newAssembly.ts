import { z } from 'zod';
import { timeZone } from '../calendars/timeZones.ts';
import { packIds } from '../rulePacks/packId.ts';
import type { RulePack } from '../rulePacks/rulePack.ts';
import { packOf } from '../rulePacks/rulePacks.ts';
import { type Assembly, assemblyKinds } from './assembly.ts';

/** Countries of the laws that the product knows. */
export const countries = ['CO', 'ES', 'AR', 'CL', 'MX'] as const satisfies readonly NonNullable<
  RulePack['country']
>[];
export type Country = (typeof countries)[number];

export const assemblyName = z.string().trim().min(3).max(120);

/** `POST /api/assemblies`: the id comes with it, so that sending it again makes no other. */
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

/** `POST /api/assemblies` */
export interface CreatedAssembly {
  readonly assemblyId: string;
  readonly cot: string;
}

/** An assembly as it begins: without roster, before its first call. */
export function beginAssembly(
  { name, kind, rulePack, country, timeZone }: Omit<CreateAssemblyRequest, 'assemblyId'>,
  { organisationId, cot }: { readonly organisationId: string; readonly cot: string },
): Assembly {
  return {
    ...{ name, kind, rulePack, timeZone, cot, organisationId },
    country: packOf(rulePack).country ?? country,
    activeRoster: null,
    activeSession: 1,
  };
}
