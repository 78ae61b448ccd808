import * as z from 'zod';
import type { Person } from '../../kernel/identity/person.ts';
import type { Unit } from './unit.ts';

/** The writes of one part of an import; together they are the version. */
export interface RosterPart {
  readonly units: readonly Unit[];
  readonly people: readonly Person[];
}

/** Loose, so that what a later release adds to a unit passes through one that does not look at it. */
const unit = z.looseObject({
  unitId: z.string(),
  label: z.string(),
  group: z.string(),
  kind: z.string(),
  weight: z.int(),
  weights: z.record(z.string(), z.int()).exactOptional(),
  ownerIds: z.array(z.string()),
  ownerNames: z.array(z.string()),
  inArrears: z.boolean(),
  order: z.number(),
});

const person = z.looseObject({
  personId: z.string(),
  name: z.string(),
  document: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  isContactOld: z.literal(true).exactOptional(),
});

/** A part as it waits to be written. */
export const rosterPart: z.ZodType<RosterPart> = z.object({
  units: z.array(unit),
  people: z.array(person),
});
