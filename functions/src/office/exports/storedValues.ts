import { type Instant, instantOf } from '@asamblea/domain';
import { type DocumentFields, Timestamp, timestampOf } from '../../kernel/database/firestore.ts';

/**
 * Values that JSON has no word for: a commit time, bytes, a number that is none, and a map that would look
 * like one of these.
 */
type Written =
  | { readonly $time: Instant }
  | { readonly $bytes: string }
  | { readonly $number: string }
  | { readonly $map: readonly (readonly [string, unknown])[] };

/** The fields of a document as JSON that says the type of each. Throws of a type that we do not store. */
export function writeFields(fields: DocumentFields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, write(value)]));
}

function write(value: unknown): unknown {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? value : { $number: numberText(value) };
  }
  if (value instanceof Timestamp) return { $time: instantOf(value) } satisfies Written;
  if (value instanceof Uint8Array) {
    return { $bytes: Buffer.from(value).toString('base64') } satisfies Written;
  }
  if (Array.isArray(value)) return value.map(write);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error('A stored value is of a type that no export knows.');
  }
  const rows = Object.entries(value).map(([name, one]) => [name, write(one)] as const);
  const isLike = rows.length === 1 && rows[0]?.[0].startsWith('$') === true;
  return isLike ? ({ $map: rows } satisfies Written) : Object.fromEntries(rows);
}

function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** The fields as they were stored. Throws on values that `writeFields` does not write. */
export function readFields(written: Readonly<Record<string, unknown>>): DocumentFields {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, read(value)]));
}

function read(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(read);
  if (typeof value !== 'object' || value === null) return value;
  const rows = Object.entries(value);
  const [name, inner] = rows[0] ?? [];
  if (rows.length !== 1 || name === undefined || !name.startsWith('$')) {
    return Object.fromEntries(rows.map(([key, one]) => [key, read(one)]));
  }
  if (name === '$time' && typeof inner === 'string') return timestampOf(inner);
  if (name === '$bytes' && typeof inner === 'string') return Buffer.from(inner, 'base64');
  if (name === '$number' && typeof inner === 'string') return Number(inner);
  if (name === '$map' && Array.isArray(inner)) {
    const pairs: readonly (readonly [string, unknown])[] = inner;
    return Object.fromEntries(pairs.map(([key, one]) => [key, read(one)]));
  }
  throw new Error('An export says a value that nobody writes.');
}
