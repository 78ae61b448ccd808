import * as z from 'zod';

/** A commit time of the database: seconds padded to 12 digits, a point and nine of nanoseconds. */
export const instantSchema = z.string().regex(/^\d{12}\.\d{9}$/u);
/** SHA-256 in hexadecimal. */
export const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/u);
/** Milliseconds by the server's clock. */
export const millisSchema = z.number().int();
/** Millionths of the unit in which the roster writes its weights. */
export const weightSchema = z.number().int();
/** Where a file of the ZIP is. */
export const entryPathSchema = z.string().regex(/^[\w./-]+$/u);
/** A part that is as it was stored, whose fields are those of the code. */
export const storedPart = z.looseObject({});

export const sealHeadSchema = z.strictObject({
  block: z.number().int(),
  count: z.number().int(),
  hash: sha256Schema,
});
