import { type Assembly, type Unit, unitsThatDoNotFit } from '@asamblea/domain';
import { documents } from '../platform/documents.ts';
import { readTogether, type Transaction } from '../platform/firestore.ts';

const labelsShown = 5;
const readAtOnce = 500;

/** Why these units cannot replace the roster in force now; null when they can. */
export function rosterInUse(assemblyId: string, units: readonly Unit[]): Promise<string | null> {
  const byId = new Map(units.map((unit) => [unit.unitId, unit]));
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    if (assembly === undefined) return null;
    return whatDoesNotFit(tx, assemblyId, assembly, async (ids) =>
      ids.flatMap((id) => byId.get(id) ?? []),
    );
  });
}

/** The same for a version that is already written, inside the transaction that would move to it. */
export function versionInUse(
  tx: Transaction,
  assemblyId: string,
  assembly: Assembly,
  version: string,
): Promise<string | null> {
  return whatDoesNotFit(tx, assemblyId, assembly, async (ids) => {
    const units = documents.units(assemblyId, version);
    const found: Unit[] = [];
    for (let from = 0; from < ids.length; from += readAtOnce) {
      const asked = ids.slice(from, from + readAtOnce).map((id) => units.doc(id));
      found.push(...(await tx.getAll(...asked)).flatMap((unit) => unit.data() ?? []));
    }
    return found;
  });
}

async function whatDoesNotFit(
  tx: Transaction,
  assemblyId: string,
  assembly: Assembly,
  unitsNamed: (ids: readonly string[]) => Promise<readonly Unit[]>,
): Promise<string | null> {
  const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
  if (typeof session?.openQuestionId === 'string') return 'Hay una votación abierta.';
  const found = await tx.get(
    documents.attendance(assemblyId, assembly.activeSession).where('present', '==', true),
  );
  const present = found.docs.map((held) => held.data());
  const labels = unitsThatDoNotFit(present, await unitsNamed(present.map((held) => held.unitId)));
  if (labels.length === 0) return null;
  const more = labels.length > labelsShown ? ` y ${labels.length - labelsShown} más` : '';
  return `Unidades: ${labels.slice(0, labelsShown).join(', ')}${more}.`;
}
