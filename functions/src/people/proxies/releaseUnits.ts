import {
  accept,
  decideRelease,
  type Outcome,
  type ProxyGrant,
  releaseWrites,
  type Write,
} from '@asamblea/domain';
import { getGroups, type Transaction } from '../../kernel/database/firestore.ts';
import { seatPlacesOf } from '../seats/seatPlaces.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { StoredBook } from './readProxyBook.ts';
import type { ProxyAction } from './saveProxy.ts';

interface Releasing extends Omit<ProxyAction, 'proxyId'> {
  readonly book: Pick<StoredBook, 'rules' | 'moment' | 'assembly' | 'proxies'>;
  /** Proxies that end, as they were. */
  readonly ending: readonly ProxyGrant[];
  /** Those that change, as they will be. */
  readonly changed: readonly ProxyGrant[];
  readonly confirmed: boolean;
}

/** Reads which units are accredited through proxies that end, and answers what writes their exit. */
export async function readRelease(
  tx: Transaction,
  { assemblyId, by, from, now, book, ending, changed, confirmed }: Releasing,
): Promise<Outcome<readonly Write[]>> {
  const session = book.assembly.activeSession;
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const unitIds = [...new Set(ending.flatMap((proxy) => proxy.unitIds))];
  const { held } = await getGroups(tx, { held: unitIds.map((id) => attendance.doc(id)) });
  const later = new Map(changed.map((proxy) => [proxy.proxyId, proxy]));
  const known = book.proxies.filter(({ proxyId }) => !later.has(proxyId));
  const release = decideRelease({
    rules: book.rules,
    moment: book.moment,
    ending,
    after: [...known, ...changed],
    attendance: held.flatMap((one) => one ?? []),
    confirmed,
  });
  if (!release.ok) return release;
  const places = seatPlacesOf({ assemblyId, session });
  return accept(releaseWrites(places, { by, from, now }, release.value));
}
