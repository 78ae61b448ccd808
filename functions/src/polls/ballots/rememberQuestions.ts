import {
  type Attendance,
  headIdOf,
  isSecret,
  muteReasons,
  owingHeads,
  type Question,
  type Unit,
  type UnitIndexOf,
} from '@asamblea/domain';
import {
  type CollectionReference,
  getGroups,
  type Transaction,
} from '../../kernel/database/firestore.ts';
import { readMates } from '../../people/rosters/readMates.ts';
import { readUnitIndexes } from '../../people/rosters/unitIndexes.ts';
import { peopleDocuments } from '../../people/stored/peopleDocuments.ts';
import { pollDocuments } from '../stored/pollDocuments.ts';

/** The facts of a question that never change once it is open. */
interface KnownQuestion {
  readonly session: number;
  /** In the roster it opened with. */
  readonly unitIndexOf: UnitIndexOf;
  readonly isSecret: boolean;
  readonly debtors: Debtors;
}

/** An instance asks once for each question, from when it is open. */
export function rememberQuestions() {
  const known = new Map<string, KnownQuestion>();
  return async (assemblyId: string, questionId: string): Promise<KnownQuestion | null> => {
    const key = `${assemblyId}/${questionId}`;
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const question = (await pollDocuments.question(assemblyId, questionId).get()).data();
    if (question === undefined) return null;
    const found: KnownQuestion = {
      session: question.session,
      unitIndexOf: (await rememberUnitIndexes(assemblyId, question.roster)).unitIndexOf,
      isSecret: isSecret(question),
      debtors: await knowDebtors(assemblyId, question),
    };
    if (question.state !== 'draft') known.set(key, found);
    return found;
  };
}

/** Where each unit of a roster stands, and how many there are. */
interface UnitIndexes {
  readonly unitIndexOf: UnitIndexOf;
  readonly size: number;
}

/** Rosters of which this instance keeps the unit indexes: an assembly votes on one at a time. */
const keptAtMost = 20;
const kept = new Map<string, UnitIndexes>();

/**
 * Read once an instance: units of a version never change index. A roster that nothing was opened on
 * yet has none, and is asked for again.
 */
export async function rememberUnitIndexes(
  assemblyId: string,
  version: string | undefined,
): Promise<UnitIndexes> {
  if (version === undefined) return { unitIndexOf: () => undefined, size: 0 };
  const key = `${assemblyId}/${version}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const found = await readUnitIndexes(assemblyId, version);
  const numbers = new Map(found.map(([unitId], unitIndex) => [unitId, unitIndex]));
  const unitIndexes = { unitIndexOf: (unitId: string) => numbers.get(unitId), size: numbers.size };
  if (kept.size >= keptAtMost) kept.clear();
  if (unitIndexes.size > 0) kept.set(key, unitIndexes);
  return unitIndexes;
}

type Asked = Pick<Question, 'rule' | 'roster'>;
type Held = Pick<Attendance, 'unitId' | 'headId'>;

/** Of some units, those that have no vote in a question for what they owe at this moment. */
export type Debtors = (tx: Transaction, units: readonly Held[]) => Promise<ReadonlySet<string>>;

export const nobodyOwes: Debtors = async () => new Set();

/**
 * The units in arrears in an open question. While it is open a debt may be paid and none can appear, so an
 * instance reads once who owed, and asks again only of them: nobody is refused for what they have paid.
 */
async function knowDebtors(assemblyId: string, question: Asked): Promise<Debtors> {
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
