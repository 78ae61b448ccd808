import type { AssemblyEvent } from '../events/assemblyEvent.ts';

/** Where a document of that type lies. The code that stores it spells the path; a rule is given it. */
export interface Place<T extends object> {
  readonly path: string;
  /** Never there: it carries the type, so that nothing else is written to the place. */
  readonly holds?: T;
}

/**
 * A document as it was read without a lock: a writer whose condition is that nobody wrote it since is
 * overtaken instead of waiting.
 */
export interface Seen<T> {
  readonly value: T | undefined;
  readonly updateTime: { readonly seconds: number; readonly nanoseconds: number } | undefined;
}

/** One thing that is written, as plain data. */
export type Write =
  /** `merge` and `update` leave the fields that they do not name; `update` needs that it is there. */
  | {
      readonly kind: 'create' | 'set' | 'merge' | 'update';
      readonly at: string;
      readonly value: object;
    }
  | { readonly kind: 'delete'; readonly at: string }
  /** The whole document, if it is unchanged since it was seen. */
  | {
      readonly kind: 'set-seen';
      readonly at: string;
      readonly seen: Seen<object>;
      readonly value: object;
    }
  /** Adds to numbers whatever they are, and sets the other fields. */
  | {
      readonly kind: 'add';
      readonly at: string;
      readonly amounts: Readonly<Record<string, number>>;
      readonly value: object;
    }
  /** The trace in the record. */
  | { readonly kind: 'event'; readonly assemblyId: string; readonly event: AssemblyEvent };

/** The decision of a rule: its answer, and everything written in one transaction to make it so. */
export interface Plan<A> {
  readonly answer: A;
  readonly writes: readonly Write[];
}

export function createAt<T extends object>({ path }: Place<T>, value: NoInfer<T>): Write {
  return { kind: 'create', at: path, value };
}

export function setAt<T extends object>({ path }: Place<T>, value: NoInfer<T>): Write {
  return { kind: 'set', at: path, value };
}

export function mergeAt<T extends object>({ path }: Place<T>, value: NoInfer<Partial<T>>): Write {
  return { kind: 'merge', at: path, value };
}

export function updateAt<T extends object>({ path }: Place<T>, value: NoInfer<Partial<T>>): Write {
  return { kind: 'update', at: path, value };
}

export function deleteAt({ path }: Place<object>): Write {
  return { kind: 'delete', at: path };
}

export function setSeenAt<T extends object>(
  { path }: Place<T>,
  seen: NoInfer<Seen<T>>,
  value: NoInfer<T>,
): Write {
  return { kind: 'set-seen', at: path, seen, value };
}

export function addAt<T extends object, K extends keyof T & string>(
  { path }: Place<T>,
  amounts: Readonly<Record<K, number>>,
  value: NoInfer<Partial<T>> = {},
): Write {
  return { kind: 'add', at: path, amounts, value };
}

export function eventAt(assemblyId: string, event: AssemblyEvent): Write {
  return { kind: 'event', assemblyId, event };
}
