import { type Attendance, headIdOf, type Question } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';

/** Whether a unit has no vote in a question for what it owes. */
export type Debtors = (unit: Pick<Attendance, 'unitId' | 'headId'>) => boolean;

/**
 * Who has no vote under the rule of a question. While it is open nobody can change who is in arrears,
 * so an instance asks once.
 */
export async function readDebtors(
  assemblyId: string,
  { rule: { exclusions } }: Pick<Question, 'rule'>,
): Promise<Debtors> {
  if (!exclusions.vote.includes('arrears')) return () => false;
  const assembly = (await documents.assembly(assemblyId).get()).data();
  const roster = assembly?.activeRoster ?? null;
  if (roster === null) return () => false;
  const found = await documents.units(assemblyId, roster).where('inArrears', '==', true).get();
  const units = new Set(found.docs.map((unit) => unit.id));
  const heads = new Set(found.docs.map((unit) => headIdOf(unit.data())));
  return ({ unitId, headId }) =>
    units.has(unitId) || (exclusions.reach === 'owner' && heads.has(headId));
}
