import * as z from 'zod';
import { doorCapacities } from '../../kernel/events/doorCapacity.ts';
import { unitIdSchema, unitsAtOnce } from '../../kernel/identity/ids.ts';
import { attorneyRequest } from '../../people/proxyDecisions/proxyRequests.ts';
import type { DoorState } from '../../people/seats/doorPerson.ts';

/** `POST /api/door`: the desk adds whom the roster does not know. The id makes repeating safe. */
export const addDoorRequest = z.strictObject({
  doorId: z.uuid(),
  person: attorneyRequest,
  capacity: z.enum(doorCapacities),
  unitIds: z.array(unitIdSchema).min(1).max(unitsAtOnce),
  paper: z.strictObject({
    name: z.string().trim().min(3).max(120),
    /** Of its photograph, sent before; null when the desk only saw it. */
    fileId: z.uuid().nullable(),
  }),
});
export type AddDoorRequest = z.infer<typeof addDoorRequest>;

const reason = z.string().trim().max(300);

/** `POST /api/door/{id}/decide`: what the chair says; who refuses says why. */
export const decideDoorRequest = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('confirmed'), reason }),
  z.strictObject({ verdict: z.literal('refused'), reason: reason.min(3) }),
]);
export type DecideDoorRequest = z.infer<typeof decideDoorRequest>;

export interface DoorAnswer {
  readonly doorId: string;
  readonly personId: string;
  readonly state: DoorState;
  /** The units that left the hall with a refusal. */
  readonly left: readonly string[];
}
