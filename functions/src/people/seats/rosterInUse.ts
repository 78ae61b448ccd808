import {
  type Assembly,
  type Attendance,
  accept,
  type Outcome,
  refuse,
  type Unit,
  unitsThatDoNotFit,
  type Write,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { readTogether, type Transaction } from '../../kernel/database/firestore.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { readSeating } from './readSeating.ts';

const labelsShown = 5;
const readAtOnce = 500;

/** Why these units cannot replace the roster in force now; null when they can. */
export function rosterInUse(assemblyId: string, units: readonly Unit[]): Promise<string | null> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return null;
    const present = await readPresent(tx, assemblyId, assembly.activeSession);
    return whatDoesNotFit(present, units);
  });
}

/**
 * The same for a version that is already written, inside the transaction that would move to it: what it
 * gives when it fits is what seats the hall in that version.
 */
export async function fitVersion(
  tx: Transaction,
  assemblyId: string,
  { activeSession }: Assembly,
  version: string,
): Promise<Outcome<readonly Write[]>> {
  const present = await readPresent(tx, assemblyId, activeSession);
  const units = peopleDocuments.units(assemblyId, version);
  const found: Unit[] = [];
  for (let from = 0; present !== null && from < present.length; from += readAtOnce) {
    const asked = present.slice(from, from + readAtOnce).map(({ unitId }) => units.doc(unitId));
    found.push(...(await tx.getAll(...asked)).flatMap((unit) => unit.data() ?? []));
  }
  const misfit = whatDoesNotFit(present, found);
  if (misfit !== null) return refuse('roster-in-use', misfit);
  const place = { assemblyId, session: activeSession };
  return accept(await readSeating(tx, place, { version, present: present ?? [], units: found }));
}

/** The people in the hall; null while a question is open. */
async function readPresent(
  tx: Transaction,
  assemblyId: string,
  activeSession: number,
): Promise<readonly Attendance[] | null> {
  const session = (await tx.get(documents.session(assemblyId, activeSession))).data();
  if ((session?.openQuestionIds.length ?? 0) > 0) return null;
  const attendance = peopleDocuments.attendance(assemblyId, activeSession);
  const found = await tx.get(attendance.where('present', '==', true));
  return found.docs.map((held) => held.data());
}

function whatDoesNotFit(
  present: readonly Attendance[] | null,
  units: readonly Unit[],
): string | null {
  if (present === null) return 'Hay una votación abierta.';
  const labels = unitsThatDoNotFit(present, units);
  if (labels.length === 0) return null;
  const more = labels.length > labelsShown ? ` y ${labels.length - labelsShown} más` : '';
  return `Unidades: ${labels.slice(0, labelsShown).join(', ')}${more}.`;
}
