import { documents } from '../../kernel/database/documents.ts';
import type { Transaction } from '../../kernel/database/firestore.ts';

/**
 * Marks, in the transaction that changes it, that the agenda or its documents changed: the screens listen to
 * the session alone.
 */
export function wakeScreens(
  tx: Transaction,
  assemblyId: string,
  { session }: { readonly session: number },
  now: number,
): void {
  tx.update(documents.session(assemblyId, session), { agendaMovedAt: now });
}

/** Brings what the screens show up to date in the request that moved it. */
export type RefreshScreens = (assemblyId: string) => Promise<unknown>;
