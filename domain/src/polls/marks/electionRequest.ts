import * as z from 'zod';
import { electionKinds } from '../../kernel/ballotKinds/electionKind.ts';
import { slateMethods } from '../../laws/aspects/countingLaw.ts';

/** More than these do not fit on a ballot that anybody reads. */
export const candidatesAtMost = 40;

const name = z.string().trim().min(1).max(120);
const few = z.number().int().min(1).max(candidatesAtMost);

/** The terms of an election that the chair writes. Fields that do not concern its kind are ignored. */
export const electionAsked = z.strictObject({
  kind: z.enum(electionKinds),
  candidates: z
    .array(
      z.strictObject({
        label: name,
        /** Of a slate, in the order in which they win seats. */
        lines: z
          .array(z.strictObject({ name, substitute: name.nullable() }).readonly())
          .max(candidatesAtMost)
          .readonly(),
      }),
    )
    .max(candidatesAtMost)
    .readonly(),
  min: few,
  max: few,
  seats: few,
  needsMajority: z.boolean(),
  method: z.enum(slateMethods),
});
export type ElectionAsked = z.infer<typeof electionAsked>;
