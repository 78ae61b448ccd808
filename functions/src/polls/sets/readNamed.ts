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
} from '@asamblea/domain';
import type { Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { type RosterAtSession, readWho } from './readWho.ts';

/**
 * The people set apart in each question by the chair, by their names and with the number of their present
 * units.
 */
export async function readNamed(
  tx: Transaction,
  place: RosterAtSession,
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
  place: RosterAtSession,
  of: SetOf,
  asked: readonly NamedAsked[],
): Promise<Outcome<NamedSet>> {
  const found: NamedOne[] = [];
  for (const one of asked) {
    const who = await readWho(tx, place, one);
    if (!who.ok) return who;
    found.push({ ...who.value, reason: one.reason });
  }
  return accept({ of: found, units: await countUnits(tx, place, of, found) });
}

/** The units of the person, with those they represent here where the law goes that far. */
async function countUnits(
  tx: Transaction,
  { assemblyId, roster, session }: RosterAtSession,
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
