import { documentKey, type ErasablePerson, nameKey } from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { readSomebodies } from './readKnownPerson.ts';

const foundAtMost = 20;

/** Of everybody whom the assembly knows or knew, those with that name or document; so many at most. */
export async function findErased(
  assemblyId: string,
  text: string,
): Promise<readonly ErasablePerson[]> {
  const [name, document] = [nameKey(text), documentKey(text)];
  const isDocument = document.length >= 4 && /\d/u.test(document);
  const found = new Map<string, Omit<ErasablePerson, 'units'>>();
  for (const one of await readSomebodies(assemblyId)) {
    const isNamed = name.length >= 2 && nameKey(one.name).includes(name);
    const isWritten = isDocument && documentKey(one.document) === document;
    if (!isNamed && !isWritten) continue;
    const known = found.get(one.personId);
    const { personId } = one;
    // A proxy or an account may say less of them than a roster.
    if (known !== undefined && known.document !== '') continue;
    found.set(personId, { personId, name: known?.name ?? one.name, document: one.document });
  }
  const people = [...found.values()].slice(0, foundAtMost);
  const units = await unitsOf(assemblyId);
  return people.map((one) => ({ ...one, units: units.get(one.personId) ?? [] }));
}

/** The units of each owner in the roster in force. */
async function unitsOf(assemblyId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const roster = (await documents.assembly(assemblyId).get()).data()?.activeRoster ?? null;
  const owned = new Map<string, string[]>();
  if (roster === null) return owned;
  const { docs } = await peopleDocuments.units(assemblyId, roster).orderBy('order').get();
  for (const one of docs) {
    const { ownerIds, label } = one.data();
    for (const owner of ownerIds) owned.set(owner, [...(owned.get(owner) ?? []), label]);
  }
  return owned;
}
