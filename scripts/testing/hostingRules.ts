import { matchesGlob } from 'node:path';
import * as z from 'zod';

const headerRule = z.object({
  source: z.string(),
  headers: z.array(z.object({ key: z.string(), value: z.string() })),
});
const rewriteRule = z.union([
  z.object({ source: z.string(), function: z.object({ functionId: z.string() }) }),
  z.object({ source: z.string(), destination: z.string() }),
]);

/**
 * The part of `firebase.json` that decides how Hosting answers. A rule of another kind is refused: it would
 * be forgotten here.
 */
export const hostingRules = z.strictObject({
  public: z.string(),
  ignore: z.array(z.string()),
  rewrites: z.array(rewriteRule),
  headers: z.array(headerRule),
});
export type HostingRules = z.infer<typeof hostingRules>;

/** The handler of a path that is no file: one of the functions, a file in its place, or nobody. */
export type Rewrite = { readonly functionId: string } | { readonly file: string } | null;

/** The first rule that matches, as Hosting reads them. */
export function rewriteOf({ rewrites }: HostingRules, path: string): Rewrite {
  const rule = rewrites.find(({ source }) => matches(path, source));
  if (rule === undefined) return null;
  return 'function' in rule ? rule.function : { file: rule.destination };
}

/** All the rules that match; of a header said twice, the last one. */
export function headersOf(
  { headers }: HostingRules,
  path: string,
): Readonly<Record<string, string>> {
  const matching = headers.filter(({ source }) => matches(path, source));
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

function matches(path: string, source: string): boolean {
  return source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);
}
