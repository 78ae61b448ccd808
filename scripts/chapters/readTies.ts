import { globSync } from 'node:fs';
import { type ChapterPlace, placeOf } from './placeOf.ts';
import { type Module, readModule } from './readModule.ts';

/** A file of the product and where it belongs; `file` is from the root. */
export interface PlacedFile extends ChapterPlace {
  readonly file: string;
}

/** One file that names something of another folder, with what it names. Types count as values do. */
export interface Tie {
  readonly from: PlacedFile;
  readonly to: PlacedFile;
  readonly names: readonly string[];
}

export interface House {
  readonly files: readonly PlacedFile[];
  readonly ties: readonly Tie[];
}

/**
 * The product files that lie in chapters and their imports, without tests and their helpers. A name from
 * `@asamblea/domain` is followed to the file that declares it.
 *
 * @throws a file that cannot be parsed, a folder without a chapter, or a name that the domain does not have
 */
export function readHouse(root: string): House {
  const files = globSync('{domain/src,functions/src,web/src/features}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/u.test(file))
    .sort()
    .flatMap((file) => {
      const place = placeOf(file);
      return place === undefined ? [] : [{ file, ...place }];
    });
  const places = new Map(files.map((place) => [place.file, place]));
  const parsed = files.map((place) => ({ place, module: readModule(root, place.file) }));
  const declared = new Map(
    parsed
      .filter(({ place }) => place.file.startsWith('domain/'))
      .flatMap(({ place, module }) => module.declares.map((name) => [name, place] as const)),
  );
  return { files, ties: parsed.flatMap(({ place, module }) => tiesOf(place, module)) };

  function tiesOf(from: PlacedFile, module: Module): Tie[] {
    const named = new Map<PlacedFile, string[]>();
    for (const { source, name } of module.imports) {
      const to = source === '@asamblea/domain' ? placeOfName(from, name) : places.get(source);
      if (to === undefined || folderOf(to) === folderOf(from)) continue;
      named.set(to, [...(named.get(to) ?? []), name]);
    }
    return [...named].map(([to, names]) => ({ from, to, names }));
  }

  /** A module that takes the whole domain, to load it later, names nothing in it. */
  function placeOfName(from: PlacedFile, name: string): PlacedFile | undefined {
    const to = declared.get(name);
    if (to === undefined && name !== '*')
      throw new Error(`The domain has no ${name}, which ${from.file} names.`);
    return to;
  }
}

/** The folder with its workspace and chapter: `domain/kernel/weights`. */
export function folderOf({ file, chapter, folder }: PlacedFile): string {
  return `${file.slice(0, file.indexOf('/'))}/${chapter}/${folder}`;
}
