import type { Place } from './place.ts';
import {
  type Fields,
  inside,
  insideMaybe,
  Misshapen,
  textIn,
  textMaybe,
  wholeIn,
  wholeMaybe,
} from './shape.ts';

export interface EventRecord extends Place {
  readonly eventId: string;
  readonly kind: string;
  readonly committed: string;
  /** The number within its commit; events from before they were numbered have none. */
  readonly number: number | undefined;
  readonly seal: number | null;
  readonly sequence: number | undefined;
  readonly salt: string | undefined;
  readonly unitId: string | undefined;
  readonly questionId: string | undefined;
  readonly session: number | undefined;
  readonly call: number | undefined;
  readonly pressedAt: number | undefined;
  readonly digest: string | undefined;
  readonly quorum: ReadingRecord | undefined;
  readonly fields: Fields;
}

/** The reading of a quorum that was read aloud. */
export interface ReadingRecord {
  readonly present: CountRecord;
  readonly total: CountRecord;
  readonly met: boolean;
}

export interface CountRecord {
  readonly weight: number;
  readonly units: number;
}

export function readEvent(fields: Fields, place: Place): EventRecord {
  const seal = wholeMaybe(fields, 'seal') ?? null;
  return {
    ...place,
    fields,
    seal,
    eventId: textIn(fields, 'eventId'),
    kind: textIn(fields, 'kind'),
    committed: instantIn(fields, 'committed'),
    number: wholeMaybe(fields, 'number'),
    sequence: wholeMaybe(fields, 'sequence'),
    salt: textMaybe(fields, 'salt'),
    unitId: textMaybe(fields, 'unitId'),
    questionId: textMaybe(fields, 'questionId'),
    session: wholeMaybe(fields, 'session'),
    call: wholeMaybe(fields, 'call'),
    pressedAt: wholeMaybe(fields, 'pressedAt'),
    digest: textMaybe(fields, 'digest'),
    quorum: readReading(insideMaybe(fields, 'quorum')),
  };
}

function readReading(fields: Fields | undefined): ReadingRecord | undefined {
  if (fields === undefined) return undefined;
  return {
    present: readCount(inside(fields, 'present')),
    total: readCount(inside(fields, 'total')),
    met: fields.met === true,
  };
}

export function readCount(fields: Fields): CountRecord {
  return { weight: wholeIn(fields, 'weight'), units: wholeIn(fields, 'units') };
}

/** Twelve digits of seconds, a point and nine of nanoseconds: greater is later. */
export function instantIn(fields: Fields, name: string): string {
  const text = textIn(fields, name);
  if (/^\d{12}\.\d{9}$/u.test(text)) return text;
  throw new Misshapen(`«${name}» no es un instante.`);
}
