import { emailsOf, type Person } from '../../kernel/identity/person.ts';
import { groupBy } from '../../kernel/lists/groupBy.ts';
import type { Unit } from './unit.ts';

/** One owner of a unit, as text: what is not known is empty. */
export type Owner = Readonly<Record<'name' | 'document' | 'email' | 'phone', string>>;

/** The owners of a unit with how to reach them, the first one first. */
export function ownersOf(
  { ownerIds, ownerNames }: Unit,
  personOf: ReadonlyMap<string, Person>,
): readonly Owner[] {
  return ownerIds.map((id, place) => {
    const person = personOf.get(id);
    return {
      name: ownerNames[place] ?? '',
      document: person?.document ?? '',
      email: person === undefined ? '' : emailsOf(person).join('; '),
      phone: person?.phone ?? '',
    };
  });
}

/** The units of each person, in the order of the roster. */
export function unitsByOwner(units: readonly Unit[]): ReadonlyMap<string, readonly Unit[]> {
  const pairs = [...units]
    .sort((a, b) => a.order - b.order)
    .flatMap((unit) => unit.ownerIds.map((ownerId) => ({ ownerId, unit })));
  const owned = groupBy(pairs, ({ ownerId }) => ownerId);
  return new Map([...owned].map(([ownerId, theirs]) => [ownerId, theirs.map(({ unit }) => unit)]));
}
