import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** The names that a file declares for others and those it takes from them, types included. */
export interface Module {
  readonly declares: readonly string[];
  /** Of a relative import, the file from the root; of any other, what is written. */
  readonly imports: readonly { readonly source: string; readonly name: string }[];
}

/**
 * Reads a file of TypeScript, by its path from the root.
 *
 * @throws a file that cannot be parsed
 */
export function readModule(root: string, file: string): Module {
  const text = readFileSync(join(root, file), 'utf8');
  const { errors, module } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const source = (written: string) =>
    written.startsWith('.') ? relative(root, resolve(root, file, '..', written)) : written;
  return {
    declares: exported
      .filter(({ moduleRequest }) => moduleRequest === null)
      .flatMap(({ exportName }) => exportName.name ?? []),
    imports: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        // An import for its effect alone has no entries.
        (entries.length === 0 ? [null] : entries).map((entry) => ({
          source: source(moduleRequest.value),
          name: entry?.importName.name ?? '*',
        })),
      ),
      ...exported.flatMap(({ moduleRequest, importName }) =>
        moduleRequest === null
          ? []
          : [{ source: source(moduleRequest.value), name: importName.name ?? '*' }],
      ),
      ...module.dynamicImports.map(({ moduleRequest }) => ({
        source: source(text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
        name: '*',
      })),
    ],
  };
}
