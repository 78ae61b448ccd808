import {
  type Attendance,
  headIdOf,
  muteReasons,
  owingHeads,
  type Question,
  type Unit,
} from '@asamblea/domain';
import {
  type CollectionReference,
  getGroups,
  type Transaction,
} from '../../kernel/platform/firestore.ts';
import { peopleDocuments } from '../../people/rosters/peopleDocuments.ts';
import { readMates } from '../../people/rosters/readMates.ts';

type Asked = Pick<Question, 'rule' | 'roster'>;
type Held = Pick<Attendance, 'unitId' | 'headId'>;

/** Of some units, those that have no vote in a question for what they owe at this moment. */
export type Debtors = (tx: Transaction, units: readonly Held[]) => Promise<ReadonlySet<string>>;

export const nobodyOwes: Debtors = async () => new Set();

/**
 * Who owes in an open question. While it is open a debt may be paid and none can appear, so an instance
 * reads once who owed, and asks again only of them: nobody is refused for what they have paid.
 */
export async function knowDebtors(assemblyId: string, question: Asked): Promise<Debtors> {
  const units = unitsWhereDebtMatters(assemblyId, question);
  if (units === null) return nobodyOwes;
  const { docs } = await units.where('inArrears', '==', true).get();
  const owed = new Set(docs.map((unit) => unit.id));
  const isByOwner = question.rule.exclusions.reach === 'owner';
  const heads = new Set(isByOwner ? docs.map((unit) => headIdOf(unit.data())) : []);
  return async (tx, held) => {
    const suspects = held.filter(({ unitId, headId }) => owed.has(unitId) || heads.has(headId));
    const unitIds = suspects.map(({ unitId }) => unitId);
    return debtorsAmong(tx, assemblyId, question, unitIds);
  };
}

/** The same of these units, as the roster has them now. */
export async function debtorsAmong(
  tx: Transaction,
  assemblyId: string,
  question: Asked,
  unitIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const units = unitsWhereDebtMatters(assemblyId, question);
  if (units === null || unitIds.length === 0) return new Set();
  const read = await getGroups(tx, { units: unitIds.map((unitId) => units.doc(unitId)) });
  const own = read.units.flatMap((unit) => unit ?? []);
  const isByOwner = question.rule.exclusions.reach === 'owner';
  const mates = isByOwner ? await readMates(tx, units, own) : [];
  const heads = owingHeads(mates);
  const owing = own.filter((unit) => unit.inArrears || heads.has(headIdOf(unit)));
  return new Set(owing.map(({ unitId }) => unitId));
}

/** Null where a debt takes no vote away. */
function unitsWhereDebtMatters(
  assemblyId: string,
  { rule, roster }: Asked,
): CollectionReference<Unit> | null {
  const matters = muteReasons(rule.exclusions).includes('arrears');
  return matters && roster !== undefined ? peopleDocuments.units(assemblyId, roster) : null;
}
