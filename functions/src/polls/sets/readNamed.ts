import {
  accept,
  classAmong,
  interestReach,
  type NamedAsked,
  type NamedOne,
  type NamedSet,
  type NamedSetKind,
  type NamedSets,
  namedAmong,
  type Outcome,
  type Question,
  refuse,
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';

interface Place {
  readonly assemblyId: string;
  readonly roster: string;
  readonly session: number;
}

/** Whom the chair put apart in each question, by their names and with how many units they have now. */
export async function readNamed(
  tx: Transaction,
  place: Place,
  questions: readonly Question[],
  asked: readonly NamedAsked[] = [],
): Promise<Outcome<ReadonlyMap<string, NamedSets>>> {
  const sets = new Map<string, NamedSets>();
  for (const question of questions) {
    const { questionId } = question;
    for (const kind of new Set(asked.map(({ set }) => set))) {
      const own = asked.filter((one) => one.questionId === questionId && one.set === kind);
      if (own.length === 0) continue;
      const read = await readSet(tx, place, { question, kind }, own);
      if (!read.ok) return read;
      const before: Partial<Record<NamedSetKind, NamedSet>> = sets.get(questionId) ?? {};
      sets.set(questionId, { ...before, [kind]: read.value });
    }
  }
  return accept(sets);
}

interface SetOf {
  readonly question: Question;
  readonly kind: NamedSetKind;
}

async function readSet(
  tx: Transaction,
  place: Place,
  of: SetOf,
  asked: readonly NamedAsked[],
): Promise<Outcome<NamedSet>> {
  const found: NamedOne[] = [];
  for (const one of asked) {
    const named = await readOne(tx, place, one);
    if (named === null) return refuse('personId' in one ? 'person-unknown' : 'unit-unknown');
    found.push(named);
  }
  return accept({ of: found, units: await countUnits(tx, place, of, found) });
}

async function readOne(
  tx: Transaction,
  { assemblyId, roster, session }: Place,
  asked: NamedAsked,
): Promise<NamedOne | null> {
  const { reason } = asked;
  const units = peopleDocuments.units(assemblyId, roster);
  if ('unitId' in asked) {
    const { unitId } = asked;
    const unit = (await tx.get(units.doc(unitId))).data();
    if (unit === undefined) return null;
    const { label, ownerIds, ownerNames } = unit;
    const owners = ownerNames.filter((name) => name !== '').join(' y ');
    return { name: owners === '' ? label : `${label} (${owners})`, unitId, ownerIds, reason };
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
  return name === undefined ? null : { name, unitId: null, ownerIds: [personId], reason };
}

/** Theirs, with what they represent here where the law goes that far. */
async function countUnits(
  tx: Transaction,
  { assemblyId, roster, session }: Place,
  { question, kind }: SetOf,
  of: readonly NamedOne[],
): Promise<number> {
  const units = peopleDocuments.units(assemblyId, roster);
  const attendance = peopleDocuments.attendance(assemblyId, session);
  const people = [...new Set(of.flatMap(({ ownerIds }) => ownerIds))];
  const [owned, held] = await Promise.all([
    Promise.all(
      people.map((personId) => tx.get(units.where('ownerIds', 'array-contains', personId))),
    ),
    Promise.all(
      people.map((personId) =>
        tx.get(attendance.where('personId', '==', personId).where('present', '==', true)),
      ),
    ),
  ]);
  const seats = held.flatMap(({ docs }) => docs.map((seat) => seat.data()));
  const isIn =
    kind === 'class'
      ? classAmong(of)
      : namedAmong(of, kind === 'conflict' ? interestReach(question) : 'own');
  const theirs = [
    ...owned.flatMap(({ docs }) => docs.map((unit) => unit.data())),
    ...seats.map(({ unitId, personId }) => ({ unitId, ownerIds: [], holderId: personId })),
    ...of.flatMap(({ unitId, ownerIds }) => (unitId === null ? [] : [{ unitId, ownerIds }])),
  ].filter((unit) => isIn(unit) !== null);
  return new Set(theirs.map(({ unitId }) => unitId)).size;
}
