import {
  type ActaAnswer,
  type ActaDocument,
  type AssemblySession,
  accept,
  beginActa,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { actaDocuments } from '../versions/actaDocuments.ts';

/** Which minutes of which assembly, and when they are asked for. */
export interface ActaAsked {
  readonly assemblyId: string;
  readonly session: number;
  readonly call: number;
  readonly now: number;
}

/** The minutes as they are, and the session that they are of. */
export interface FoundActa {
  readonly document: ActaDocument;
  readonly session: AssemblySession;
}

/**
 * Changes the minutes of a call in one transaction; what comes out as it went in is not written. Refuses
 * `not-found` for a call that the session has not had.
 */
export function changeActa(
  asked: ActaAsked,
  change: (tx: Transaction, found: FoundActa) => Promise<Outcome<ActaDocument>>,
): Promise<Outcome<ActaAnswer>> {
  const { assemblyId, session, call, now } = asked;
  return transact(async (tx) => {
    const found = await findActa(tx, asked);
    if (!found.ok) return found;
    const before = found.value.document;
    const changed = await change(tx, found.value);
    if (!changed.ok) return changed;
    if (changed.value !== before) {
      tx.set(actaDocuments.acta(assemblyId, session, call), changed.value);
    }
    return accept({ document: changed.value, now });
  });
}

/** Those that nobody wrote in are empty. Refuses `not-found` for a call that the session has not had. */
export async function findActa(
  tx: Transaction,
  { assemblyId, session, call }: ActaAsked,
): Promise<Outcome<FoundActa>> {
  const [held, stored] = await Promise.all([
    tx.get(documents.session(assemblyId, session)),
    tx.get(actaDocuments.acta(assemblyId, session, call)),
  ]);
  const of = held.data();
  if (of === undefined || call > of.call) return refuse('not-found');
  // Those that were written before there were versions have none.
  return accept({ document: { ...beginActa(session, call), ...stored.data() }, session: of });
}
