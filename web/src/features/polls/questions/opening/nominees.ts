import { type Attendance, nameKey, nameWords, type Unit } from '@asamblea/domain';

/** Somebody who may be proposed: of the roster, or present for another. */
export interface Nominee {
  readonly personId: string;
  readonly name: string;
  /** Labels of their units, or of those they answer for. */
  readonly unit: string;
  readonly isPresent: boolean;
  readonly owes: boolean;
}

/** The owners of units and the people in the hall, each once: those present first, then by name. */
export function nomineesOf(
  units: readonly Pick<Unit, 'label' | 'ownerIds' | 'ownerNames' | 'inArrears'>[],
  attendance: readonly Pick<Attendance, 'personId' | 'personName' | 'label' | 'present'>[],
): readonly Nominee[] {
  const found = new Map<string, { name: string; labels: Set<string>; owes: boolean }>();
  const note = (personId: string, name: string, label: string, owes: boolean) => {
    const one = found.get(personId) ?? { name, labels: new Set<string>(), owes: false };
    one.labels.add(label);
    one.owes ||= owes;
    found.set(personId, one);
  };
  for (const { label, ownerIds, ownerNames, inArrears } of units) {
    for (const [at, personId] of ownerIds.entries()) {
      note(personId, ownerNames[at] ?? '', label, inArrears);
    }
  }
  const here = attendance.filter(({ present }) => present);
  const present = new Set(here.map(({ personId }) => personId));
  for (const { personId, personName, label } of here) {
    if (!found.has(personId)) note(personId, personName, label, false);
  }
  return [...found]
    .map(([personId, { name, labels, owes }]) => ({
      personId,
      name,
      owes,
      isPresent: present.has(personId),
      unit: [...labels].join(', ').slice(0, 120),
    }))
    .filter(({ name }) => name !== '')
    .sort(
      (one, other) =>
        Number(other.isPresent) - Number(one.isPresent) || one.name.localeCompare(other.name, 'es'),
    );
}

/** Every word is in the name or in the units, whatever the accents; no more than a list shows. */
export function findNominees<T extends Pick<Nominee, 'name' | 'unit'>>(
  all: readonly T[],
  text: string,
  most = 30,
): readonly T[] {
  const words = nameWords(text);
  const found = all.filter(({ name, unit }) => {
    const known = nameKey(`${name} ${unit}`);
    return words.every((word) => known.includes(word));
  });
  return found.slice(0, most);
}
