import type { Place } from './place.ts';
import {
  type Fields,
  fieldsOf,
  inside,
  insideMaybe,
  listMaybe,
  textIn,
  textMaybe,
  wholeIn,
} from './shape.ts';

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
      const files = insideMaybe(version, 'files') ?? {};
      return {
        number: wholeIn(version, 'number'),
        digest: textIn(version, 'digest'),
        pdfDigest: textIn(inside(version, 'pdf'), 'digest'),
        tree: textMaybe(files, 'tree'),
        pdf: textMaybe(files, 'pdf'),
      };
    }),
  };
}
