import * as z from 'zod';
import type { Assembly } from '../../kernel/assemblies/assembly.ts';
import { assemblyKinds } from '../../kernel/assemblies/assembly.ts';
import { timeZone } from '../../kernel/calendars/timeZones.ts';
import { assemblyName } from './newAssembly.ts';

/** `POST /api/settings/general`: only the changes, so that two people who change two things keep both. */
export const describeAssemblyRequest = z
  .strictObject({
    name: assemblyName,
    kind: z.enum(assemblyKinds),
    timeZone,
    saturdaysWork: z.boolean(),
    dataContact: z.string().trim().max(200),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0);
export type DescribeAssemblyRequest = z.infer<typeof describeAssemblyRequest>;
export type DescribeAssemblyAnswer = AssemblyDescription;

/** How the assembly is called, what it is of, whom to ask about one's data, and which clock and calendar it goes by. */
export type AssemblyDescription = Pick<
  Assembly,
  'name' | 'kind' | 'timeZone' | 'saturdaysWork' | 'dataContact'
>;

/** The assembly after those changes; null when they change nothing. */
export function describeAssembly(
  { name, kind, timeZone, saturdaysWork = false, dataContact = '' }: AssemblyDescription,
  changes: DescribeAssemblyRequest,
): AssemblyDescription | null {
  const next = {
    name: changes.name ?? name,
    kind: changes.kind ?? kind,
    timeZone: changes.timeZone ?? timeZone,
    saturdaysWork: changes.saturdaysWork ?? saturdaysWork,
    dataContact: changes.dataContact ?? dataContact,
  };
  const isSame =
    next.name === name &&
    next.kind === kind &&
    next.timeZone === timeZone &&
    next.saturdaysWork === saturdaysWork &&
    next.dataContact === dataContact;
  return isSame ? null : next;
}
