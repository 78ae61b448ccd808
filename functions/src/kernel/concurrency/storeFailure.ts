/**
 * The kinds of database failure for which a retry makes sense. `contended`: somebody else had what this
 * needed; `away`: it could not answer anybody; null: it answered, and the same again would fail again.
 */
export type StoreFailure = 'contended' | 'away';

const aborted = 10;
const wrongArgument = 3;
/** Cancelled, unknown, late, exhausted, internal and unavailable: none of them is about what was asked. */
const awayCodes: readonly unknown[] = [1, 2, 4, 8, 13, 14];

export function storeFailureOf(error: unknown): StoreFailure | null {
  if (error instanceof StoreAway) return 'away';
  if (isForgotten(error) || isExpired(error)) return 'contended';
  const code = codeOf(error);
  if (code === aborted || code === 409) return 'contended';
  return awayCodes.includes(code) ? 'away' : null;
}

/** Whether the database refused for a reason of its own, which it would give to anybody. */
export function isStoreRefusal(error: unknown): boolean {
  const code = codeOf(error);
  return typeof code === 'number' && code !== wrongArgument;
}

/** Somebody else was quicker every time. */
export class StoreContended extends Error {
  readonly code = aborted;

  constructor(cause: unknown) {
    super('Overtaken too often.', { cause });
  }
}

/** Another store of ours that did not answer, such as the one of the keys. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('A store is away.', { cause });
  }
}

/**
 * Whether the database closed a transaction that was under way: the emulator does when it is busy, in
 * words that its own library does not know. Every work is safe to repeat, also one that was kept.
 */
function isForgotten(error: unknown): boolean {
  return error instanceof Error && /transaction is invalid or closed/iu.test(error.message);
}

/** How the cloud says the same. */
function isExpired(error: unknown): boolean {
  return error instanceof Error && /transaction has expired/iu.test(error.message);
}

/** Whether a conditional write failed because the document had changed, appeared or gone since it was read. */
export function isOvertaken(error: unknown): boolean {
  return [5, 6, 9].some((code) => code === codeOf(error)) && !isIndexMissing(error);
}

/** The cloud says it with the code of a condition that does not hold. */
function isIndexMissing(error: unknown): boolean {
  return error instanceof Error && /requires an index/iu.test(error.message);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
