import type { Person } from '../../kernel/identity/person.ts';
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
      email: person?.email ?? '',
      phone: person?.phone ?? '',
    };
  });
}
