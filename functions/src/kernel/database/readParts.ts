import type * as z from 'zod';

/**
 * Reads a part put aside as text, by its schema. A part that does not fit it is an error that names the
 * document and the field, and no value: nothing of people goes to the logs.
 */
export function readParts<T>(schema: z.ZodType<T>): (path: string, text: string) => T {
  return (path, text) => {
    const read = schema.safeParse(parse(path, text));
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const field = issue === undefined || issue.path.length === 0 ? 'all' : issue.path.join('.');
    throw new Error(`Stored in ${path}: ${field} is not as it is written (${issue?.code}).`);
  };
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`Stored in ${path}: the text is cut short, or is not of ours.`);
  }
}
