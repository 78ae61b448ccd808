import type { Transaction } from '../../../functions/src/kernel/database/firestore.ts';

/** One read is charged for up to this many entries of an index. */
const entriesARead = 1_000;

interface Counted {
  /** The same transaction, noting what it reads. */
  readonly tx: Transaction;
  /** The reads that the cloud charges so far. */
  reads(): number;
}

/**
 * Counts as the cloud charges: a document each, one for a query that finds nothing, and for an
 * aggregation one each thousand entries. Ours say how many those are: each counts besides adding.
 */
export function countReads(tx: Transaction): Counted {
  let reads = 0;
  const note = (found: object): void => {
    if ('docs' in found && Array.isArray(found.docs)) reads += Math.max(1, found.docs.length);
    else if (Array.isArray(found)) reads += found.length;
    else reads += 'exists' in found ? 1 : entriesOf(found);
  };
  const noting = new Proxy(tx, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return async (...given: readonly unknown[]) => {
        const found: object = await Reflect.apply(member, target, given);
        note(found);
        return found;
      };
    },
  });
  return { tx: noting, reads: () => reads };
}

/** No aggregation of ours counts fewer entries than the largest of its counts. */
function entriesOf(found: object): number {
  if (!('data' in found) || typeof found.data !== 'function') throw new Error('An unknown answer.');
  const { heads, units } = found.data();
  return Math.max(1, Math.ceil(Number(heads ?? units) / entriesARead));
}
