import {
  accept,
  decideArrival,
  isArrivalTime,
  type Outcome,
  type OwnArrival,
  type RepresentedUnit,
  takesOnline,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether } from '../../kernel/database/firestore.ts';
import { readProxiesAbout, readProxyTerms } from '../../people/proxies/readProxyBook.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

/**
 * The units of an owner for which somebody else stands, with what they are asked. Nothing where they do not
 * come yet, or nobody attends from afar: there the desk asks.
 */
export function readArrival(
  assemblyId: string,
  personId: string,
  now: number,
): Promise<Outcome<OwnArrival>> {
  return readTogether(async (tx) => {
    const terms = await readProxyTerms(tx, assemblyId, now);
    if (terms === null || !takesOnline(terms.assembly)) return accept(nobodyElse);
    const found = await tx.get(documents.session(assemblyId, terms.assembly.activeSession));
    const session = found.data();
    if (session === undefined || !isArrivalTime(session, now)) return accept(nobodyElse);
    const roster = peopleDocuments.units(assemblyId, terms.version);
    const owned = await tx.get(roster.where('ownerIds', 'array-contains', personId));
    const units = owned.docs.map((unit) => unit.data()).sort((a, b) => a.order - b.order);
    if (units.length === 0) return accept(nobodyElse);
    const ids = units.map(({ unitId }) => unitId);
    const proxies = await readProxiesAbout(tx, assemblyId, [], ids);
    const { rules, moment } = terms;
    const asked = units.flatMap(({ unitId, label }): readonly RepresentedUnit[] => {
      const arrival = decideArrival(rules, { personId, unitId }, units, proxies, moment);
      if (!arrival.ok || arrival.value.kind !== 'asked') return [];
      const { options, text } = arrival.value;
      return [{ unitId, label, text, mayRevoke: options.includes('revoke-and-attend') }];
    });
    return accept({ units: asked });
  });
}

const nobodyElse: OwnArrival = { units: [] };
