import {
  accept,
  type Outcome,
  type OwnProxies,
  type OwnProxy,
  type ProxyRecord,
  refuse,
  sayLabels,
  sayMandate,
  type Unit,
} from '@asamblea/domain';
import { readTogether } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { ReadProxyAgenda } from './readMandate.ts';
import { readProxyTerms } from './readProxyBook.ts';

/** The units of an owner and the proxies they gave, newest first. */
export function readOwnProxies(
  assemblyId: string,
  personId: string,
  now: number,
  readAgenda: ReadProxyAgenda,
): Promise<Outcome<OwnProxies>> {
  return readTogether(async (tx) => {
    const terms = await readProxyTerms(tx, assemblyId, now);
    if (terms === null) return refuse('roster-missing');
    const [owned, given, agenda] = await Promise.all([
      tx.get(
        peopleDocuments
          .units(assemblyId, terms.version)
          .where('ownerIds', 'array-contains', personId),
      ),
      tx.get(peopleDocuments.proxies(assemblyId).where('grantorId', '==', personId)),
      readAgenda(tx, assemblyId, terms.moment.session.session),
    ]);
    const units = owned.docs.map((unit) => unit.data()).sort((a, b) => a.order - b.order);
    const proxies = given.docs.map((row) => row.data());
    return accept({
      agenda,
      units: units.map(({ unitId, label }) => ({ unitId, label })),
      proxies: proxies
        .sort((a, b) => b.receivedAt - a.receivedAt)
        .map((proxy) => ownProxyOf(proxy, units)),
      session: terms.moment.session,
    });
  });
}

function ownProxyOf(proxy: ProxyRecord, units: readonly Unit[]): OwnProxy {
  const { proxyId, attorneyName, state, reason, writtenOn, receivedAt, instructions } = proxy;
  const { kind } = proxy.scope;
  return {
    proxyId,
    attorneyName,
    state,
    reason,
    writtenOn,
    receivedAt,
    instructions,
    labels: proxy.unitIds.map((unitId) => sayLabels(units, [unitId])),
    scope: kind === 'session' || kind === 'assembly' ? kind : 'other',
    file: proxy.file ?? null,
    charge: sayMandate(proxy, proxy.charge),
  };
}
