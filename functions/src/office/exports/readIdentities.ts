import * as z from 'zod';
import { type ExportFile, linesOf } from './readRows.ts';

const identity = z.strictObject({ key: z.string().max(2_000), personId: z.string().max(100) });

/** The identity of each person of an export and the id they have there, a line each. Throws on a line of another shape. */
export async function* readIdentities(file: ExportFile): AsyncGenerator<z.infer<typeof identity>> {
  for await (const line of linesOf(file)) yield identity.parse(JSON.parse(line));
}
