import { documentIdentity, documentKey, nameKey, personKeyIn, type Unit } from '@asamblea/domain';
import type { Archive } from '../../kernel/archives/archiveSource.ts';
import { documents } from '../../kernel/database/documents.ts';
import { firestore, readAsOf } from '../../kernel/database/firestore.ts';
import { byName, pagesAsOf } from '../../kernel/database/pagesAsOf.ts';
import { paths } from '../../kernel/database/paths.ts';
import { readPersonIds } from '../../people/rosters/personIds.ts';

/** The identity of somebody, and their id: `name:ana ruiz`, or a document as it is compared. */
interface KnownIdentity {
  readonly key: string;
  readonly personId: string;
}

interface Somebody {
  readonly personId: string;
  readonly name: string;
  readonly document: string | null;
}

/**
 * From the identity of each person of the assembly to their id: where its keys are others, the same roster
 * makes nobody anew. Holds nothing that the documents of the same export do not say, and no key.
 */
export async function* exportIdentities(archive: Archive): AsyncGenerator<KnownIdentity> {
  const { assemblyId, readAt } = archive;
  const assembly = (await readAsOf(readAt, (tx) => tx.get(documents.assembly(assemblyId)))).data();
  const country = assembly?.country ?? 'CO';
  const said = new Set<string>();
  const personIdOf = await readPersonIds(assemblyId);
  const tell = function* (one: Somebody, unitIds: readonly string[]) {
    for (const key of keysOf(one, unitIds, country)) {
      if (said.has(key) || personIdOf(key) !== one.personId) continue;
      said.add(key);
      yield { key, personId: one.personId };
    }
  };
  for await (const rosters of pagesIn(readAt, paths.rosters(assemblyId))) {
    for (const { id } of rosters) {
      const unitsOf = await readUnitsOf(archive, id);
      for await (const page of pagesIn(readAt, paths.people(assemblyId, id))) {
        for (const one of page) {
          const { personId, name, document } = one.data() as Somebody;
          yield* tell({ personId, name, document }, unitsOf.get(personId) ?? []);
        }
      }
    }
  }
  for await (const page of pagesIn(readAt, paths.proxies(assemblyId))) {
    for (const one of page) {
      const { attorneyId, attorneyName, attorneyDocument } = one.data();
      const attorney = { personId: attorneyId, name: attorneyName, document: attorneyDocument };
      yield* tell(attorney, []);
    }
  }
  for await (const page of pagesIn(readAt, paths.doorPeople(assemblyId))) {
    for (const one of page) yield* tell(one.data() as Somebody, []);
  }
}

/** Everything that may have given somebody their id, the surest first. */
function keysOf({ name, document }: Somebody, unitIds: readonly string[], country: string) {
  const named = `name:${nameKey(name)}`;
  const written =
    document === null ? [] : [documentKey(document), documentIdentity(document, country)];
  return [
    ...written.filter((key) => key !== ''),
    named,
    ...unitIds.map((unitId) => personKeyIn(named, unitId)),
  ];
}

/** The units of each owner of a roster: what tells somebody from others with their name. */
async function readUnitsOf({ assemblyId, readAt }: Archive, version: string) {
  const unitsOf = new Map<string, string[]>();
  for await (const page of pagesIn(readAt, paths.units(assemblyId, version))) {
    for (const one of page) {
      const { unitId, ownerIds = [] } = one.data() as Partial<Unit> & Pick<Unit, 'unitId'>;
      for (const owner of ownerIds) unitsOf.set(owner, [...(unitsOf.get(owner) ?? []), unitId]);
    }
  }
  return unitsOf;
}

function pagesIn(readAt: Archive['readAt'], path: string) {
  return pagesAsOf(readAt, byName(firestore().collection(path)));
}
