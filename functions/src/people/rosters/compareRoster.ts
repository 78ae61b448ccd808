import {
  accept,
  type CompareRequest,
  countHeads,
  countsMembers,
  diffRosters,
  type Excerpt,
  type Outcome,
  proxiesThatDoNotFit,
  type RosterComparison,
  readImport,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { rosterInUse } from '../seats/rosterInUse.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readPersonIds } from './personIds.ts';
import { readInForce, readKnownPeople } from './readInForce.ts';

/** A screen shows the first; the count says how many there are. */
const listedAtMost = 300;

/** The changes of an import, and the people whom it would leave without effect. Writes nothing. */
export async function compareRoster(
  assemblyId: string,
  request: CompareRequest,
): Promise<Outcome<RosterComparison>> {
  const assembly = (await documents.assembly(assemblyId).get()).data();
  if (assembly === undefined) return refuse('assembly-unknown');
  const inForce = await readInForce(assemblyId, assembly);
  const { roster, problems } = readImport(
    request,
    inForce,
    await readPersonIds(assemblyId),
    countsMembers(assembly.rulePack),
    await readKnownPeople(assemblyId, assembly, inForce),
  );
  const none = { units: [], people: [], totalWeight: 0 };
  const diff = diffRosters(inForce?.roster ?? none, roster);
  const [blocked, proxies] = await Promise.all([
    rosterInUse(assemblyId, roster.units),
    peopleDocuments.proxies(assemblyId).get(),
  ]);
  const granted = proxies.docs.map((proxy) => proxy.data());
  return accept({
    base: assembly.activeRoster,
    units: roster.units.length,
    people: roster.people.length,
    heads: countHeads(roster.units),
    totalWeight: roster.totalWeight,
    problems: problems.slice(0, listedAtMost),
    added: excerpt(diff.added.map((unit) => unit.label)),
    removed: excerpt(diff.removed.map((unit) => unit.label)),
    changed: excerpt(diff.changed),
    unchanged: diff.unchanged,
    blocked,
    proxies: excerpt(proxiesThatDoNotFit(granted, roster.units)),
  });
}

function excerpt<T>(list: readonly T[]): Excerpt<T> {
  return { count: list.length, first: list.slice(0, listedAtMost) };
}
