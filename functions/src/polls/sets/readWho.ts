import { accept, type NamedOne, type Outcome, refuse } from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';

export interface RosterAtSession {
  readonly assemblyId: string;
  readonly roster: string;
  readonly session: number;
}

/** A unit with its owners, or somebody of the roster or of the hall, by their present names. */
export async function readWho(
  tx: Transaction,
  { assemblyId, roster, session }: RosterAtSession,
  asked: { readonly unitId: string } | { readonly personId: string },
): Promise<Outcome<Omit<NamedOne, 'reason'>>> {
  const units = peopleDocuments.units(assemblyId, roster);
  if ('unitId' in asked) {
    const { unitId } = asked;
    const unit = (await tx.get(units.doc(unitId))).data();
    if (unit === undefined) return refuse('unit-unknown');
    const { label, ownerIds, ownerNames } = unit;
    const owners = ownerNames.filter((name) => name !== '').join(' y ');
    return accept({ name: owners === '' ? label : `${label} (${owners})`, unitId, ownerIds });
  }
  const { personId } = asked;
  const [owned, held] = await Promise.all([
    tx.get(units.where('ownerIds', 'array-contains', personId).limit(1)),
    tx.get(
      peopleDocuments.attendance(assemblyId, session).where('personId', '==', personId).limit(1),
    ),
  ]);
  const [unit] = owned.docs.map((one) => one.data());
  const [seat] = held.docs.map((one) => one.data());
  const owner = unit?.ownerNames[unit.ownerIds.indexOf(personId)];
  const name = owner ?? seat?.personName;
  if (name === undefined) return refuse('person-unknown');
  return accept({ name, unitId: null, ownerIds: [personId] });
}
