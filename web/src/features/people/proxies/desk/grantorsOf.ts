import { type Person, type Unit, unitsByOwner } from '@asamblea/domain';

export interface Grantor {
  readonly personId: string;
  readonly name: string;
  readonly units: readonly Unit[];
  /** The units as they are searched: `T1-101, T1-102`. */
  readonly labels: string;
  /** The people who may have signed the same paper. */
  readonly coOwners: readonly { readonly personId: string; readonly name: string }[];
}

/** Everybody who owns something, by name. */
export function grantorsOf(units: readonly Unit[], people: readonly Person[]): readonly Grantor[] {
  const names = new Map(people.map(({ personId, name }) => [personId, name]));
  return [...unitsByOwner(units)]
    .map(([personId, theirs]): Grantor => {
      const others = new Set(theirs.flatMap(({ ownerIds }) => ownerIds));
      others.delete(personId);
      return {
        personId,
        name: names.get(personId) ?? '',
        units: theirs,
        labels: theirs.map(({ label }) => label).join(', '),
        coOwners: [...others].map((id) => ({ personId: id, name: names.get(id) ?? '' })),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'es'));
}
