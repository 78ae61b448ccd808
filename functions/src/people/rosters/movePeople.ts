import type { EditedUnit, Person, Unit } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { afterEdit } from '../stored/storedRoster.ts';

interface Editing {
  readonly assemblyId: string;
  readonly version: string;
  readonly unit: Unit;
  readonly after: EditedUnit;
}

/** The effect of an edit of one unit on people and on the other units that name them. */
export interface PeopleMoves {
  /** The first owner as written; null when the edit does not speak of it. */
  readonly person: Person | null;
  /** The person in the first place, as the roster knew them. */
  readonly before: Person | null;
  readonly added: boolean;
  /** Other units of the person, with the new name. */
  readonly renamed: readonly Unit[];
  /** The person who no longer owns anything. */
  readonly orphan: string | null;
}

export async function readPeopleMoves(
  tx: Transaction,
  { assemblyId, version, unit, after }: Editing,
): Promise<PeopleMoves> {
  const { person } = after;
  if (person === null) {
    return { person, before: null, added: false, renamed: [], orphan: null };
  }
  const units = peopleDocuments.units(assemblyId, version);
  const ownedBy = (personId: string) => tx.get(units.where('ownerIds', 'array-contains', personId));
  const { personId, name } = person;
  const [previous = null] = unit.ownerIds;
  const people = peopleDocuments.people(assemblyId, version);
  const [found, foundBefore, owned, left] = await Promise.all([
    tx.get(people.doc(personId)),
    previous === null ? null : tx.get(people.doc(previous)),
    ownedBy(personId),
    previous === null || previous === personId ? null : ownedBy(previous),
  ]);
  const known = found.data() ?? null;
  const others = owned.docs.map((one) => one.data()).filter((one) => one.unitId !== unit.unitId);
  const stays = left?.docs.some((one) => one.id !== unit.unitId) ?? true;
  return {
    person,
    before: foundBefore?.data() ?? null,
    added: known === null,
    renamed: known === null || known.name === name ? [] : others.map((one) => rename(one, person)),
    orphan: stays ? null : previous,
  };
}

export function writePeopleMoves(
  tx: Transaction,
  asked: {
    readonly assemblyId: string;
    readonly version: string;
    readonly moves: PeopleMoves;
    /** Of the version, which this is part of. */
    readonly edit: number;
  },
): void {
  const { assemblyId, version, moves, edit } = asked;
  const people = peopleDocuments.people(assemblyId, version);
  if (moves.person !== null) {
    tx.set(people.doc(moves.person.personId), afterEdit(moves.person, edit));
  }
  for (const unit of moves.renamed) {
    tx.set(peopleDocuments.units(assemblyId, version).doc(unit.unitId), afterEdit(unit, edit));
  }
  if (moves.orphan !== null) tx.delete(people.doc(moves.orphan));
}

function rename(unit: Unit, { personId, name }: Person): Unit {
  return {
    ...unit,
    ownerNames: unit.ownerNames.map((was, place) =>
      unit.ownerIds[place] === personId ? name : was,
    ),
  };
}
