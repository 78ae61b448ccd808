import type { Place } from './place.ts';
import { type Fields, fieldsOf, inside, listMaybe, textIn, textMaybe, wholeIn } from './shape.ts';

export interface VersionRecord {
  readonly number: number;
  readonly digest: string;
  readonly pdfDigest: string;
  /** Paths in `archivos/`. */
  readonly tree: string | undefined;
  readonly pdf: string | undefined;
}

export interface ActaRecord extends Place {
  readonly session: number;
  readonly call: number;
  readonly versions: readonly VersionRecord[];
}

export function readActa(fields: Fields, place: Place): ActaRecord {
  return {
    ...place,
    session: wholeIn(fields, 'session'),
    call: wholeIn(fields, 'call'),
    versions: listMaybe(fields, 'versions').map((value) => {
      const version = fieldsOf(value, 'versions');
      const pdf = version.pdf;
      const isKept = typeof pdf === 'object';
      return {
        number: wholeIn(version, 'number'),
        digest: textIn(version, 'digest'),
        pdfDigest: isKept
          ? textIn(inside(version, 'pdf'), 'digest')
          : (textMaybe(version, 'pdfDigest') ?? ''),
        tree: pathOf(version.tree),
        pdf: pathOf(isKept ? inside(version, 'pdf').path : pdf),
      };
    }),
  };
}

function pathOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
