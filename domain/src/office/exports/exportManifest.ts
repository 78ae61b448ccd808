import * as z from 'zod';
import { cotSchema } from '../../kernel/identity/cot.ts';

/** The file of an export that says what all others are. */
export const manifestPath = 'manifiesto.json';

/** The format of an export: a reader of another format leaves it alone. */
export const exportFormat = 'asamblea-export';

const segment = z.string().regex(/^[\w-]{1,100}$/u);

/** The description that an export gives of itself. `schema` is the version in which its documents are written. */
export const exportManifest = z.object({
  formato: z.literal(exportFormat),
  version: z.literal(1),
  schema: z.int().min(1).max(1_000),
  assemblyId: segment,
  cot: cotSchema,
  name: z.string().min(1).max(500),
  organisation: z.object({ organisationId: segment, name: z.string().min(1).max(500) }),
  madeAt: z.number(),
  /** The instant at which all of it was read. */
  readAt: z.string().regex(/^\d{12}\.\d{9}$/u),
  /** The end of the chain of seals then; null where nothing was sealed. */
  head: z.object({ block: z.int(), count: z.int(), hash: z.string() }).nullable(),
  files: z
    .array(
      z.object({
        path: z.string().min(1).max(2_000),
        bytes: z.int().min(0),
        sha256: z.string().regex(/^[\da-f]{64}$/u),
      }),
    )
    .max(200_000),
  leftOut: z.array(z.object({ what: z.string(), why: z.string() })),
});
export type ExportManifest = z.infer<typeof exportManifest>;
