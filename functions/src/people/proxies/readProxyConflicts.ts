import {
  accept,
  type ConflictsAnswer,
  conflictsByProxy,
  isLiveProxy,
  type Outcome,
  refuse,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readProxyTerms, readSurroundings, readWeights } from './readProxyBook.ts';

/** The conflicts of the waiting and live proxies, all looked at together. Takes no locks, and reads of the
 * roster only the units and people they name. */
export function readProxyConflicts(
  assemblyId: string,
  now: number,
): Promise<Outcome<ConflictsAnswer>> {
  return readTogether(async (tx) => {
    const stored = await tx.get(peopleDocuments.proxies(assemblyId));
    const proxies = stored.docs.map((row) => row.data());
    const open = proxies.filter((proxy) => isLiveProxy(proxy) || proxy.state === 'received');
    const terms = await readProxyTerms(tx, assemblyId, now);
    if (terms === null) return refuse('roster-missing');
    const surroundings = await readSurroundings(tx, assemblyId, terms.version, open);
    const weights = await readWeights(tx, assemblyId, terms, open);
    return accept(conflictsByProxy({ ...terms, ...surroundings, proxies, weights }));
  });
}
