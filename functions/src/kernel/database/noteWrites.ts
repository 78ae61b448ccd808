import type { DocumentReference, Transaction } from 'firebase-admin/firestore';

const writing: readonly unknown[] = ['create', 'set', 'update', 'delete'];

/** The same transaction, telling in which collections it writes. */
export function noteWrites(tx: Transaction, into: Set<string>): Transaction {
  return new Proxy(tx, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: readonly unknown[]) => {
        const [reference] = given;
        if (writing.includes(name) && isDocument(reference)) into.add(reference.parent.path);
        return Reflect.apply(member, target, given);
      };
    },
  });
}

function isDocument(given: unknown): given is DocumentReference {
  return typeof given === 'object' && given !== null && 'parent' in given;
}
