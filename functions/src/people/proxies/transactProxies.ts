import { inTurn } from '../../kernel/concurrency/inTurn.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';

/**
 * A transaction that decides on proxies. Each reads the others of the same people and units, so two at
 * once mostly collide: within this instance those of an assembly go one after another.
 */
export function transactProxies<R>(
  assemblyId: string,
  work: (tx: Transaction) => Promise<R>,
): Promise<R> {
  return inTurn(`proxies of ${assemblyId}`, () => transact(work));
}
