import * as z from 'zod';
import { documentIdSchema } from '../../kernel/identity/ids.ts';
import type { Person } from '../../kernel/identity/person.ts';

/** The packed parts of a roster: its units, their owners, and apart from both how to reach them. */
export type PackedKind = 'units' | 'owners' | 'contacts';

/**
 * A version of the roster in packed parts, as it stood after so many edits in place. It never changes: what
 * was edited later says after which edit it is.
 */
export interface RosterPack {
  readonly edits: number;
  /** Names the content: a reader with a pack of the same seal has this one. */
  readonly seal: string;
  readonly parts: Readonly<Record<PackedKind, number>>;
}

/** Somebody of the roster as they are packed. */
export type PackedOwner = Pick<Person, 'personId' | 'name' | 'document'>;

/** The contact of somebody of the roster; a person without one is not packed. */
export type PackedContact = Omit<Person, 'name' | 'document'>;

/** A part with some of the owners. */
export const packedOwners: z.ZodType<{ readonly rows: readonly PackedOwner[] }> = z.object({
  rows: z.array(z.object({ personId: z.string(), name: z.string(), document: z.string() })),
});

/** `GET /api/rosters/pack` */
export const packQuery = z.strictObject({ version: documentIdSchema });
export type PackQuery = z.infer<typeof packQuery>;

/** `GET /api/rosters/pack/units`, `…/owners` and `…/contacts`. */
export const packPartQuery = z.strictObject({
  version: documentIdSchema,
  edits: z.coerce.number().int().nonnegative(),
  part: z.coerce.number().int().nonnegative().max(1_000),
});
export type PackPartQuery = z.infer<typeof packPartQuery>;

/** The answer of the parts, compressed. */
export interface PackPart<Row> {
  readonly rows: readonly Row[];
}
