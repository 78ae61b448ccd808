import {
  type Assembly,
  accept,
  type ImportAnswer,
  type Outcome,
  refuse,
  type Unit,
  unitsThatDoNotFit,
} from '@asamblea/domain';
import { recordEvent } from '../events/recordEvent.ts';
import { documents } from '../platform/documents.ts';
import { readTogether, type Transaction, transact } from '../platform/firestore.ts';

const labelsShown = 5;

interface Activation {
  readonly assemblyId: string;
  readonly version: string;
  readonly units: readonly Unit[];
  readonly by: string;
  readonly now: number;
}

/** Why these units cannot replace the roster in force now; null when they can. */
export function rosterInUse(assemblyId: string, units: readonly Unit[]): Promise<string | null> {
  return readTogether(async (tx) => {
    const assembly = (await tx.get(documents.assembly(assemblyId))).data();
    return assembly === undefined ? null : whatDoesNotFit(tx, assemblyId, assembly, units);
  });
}

/** Moves the pointer: one transaction makes the whole version visible. */
export function activateVersion(asked: Activation): Promise<Outcome<ImportAnswer>> {
  const { assemblyId, version, units, by, now } = asked;
  return transact(async (tx) => {
    const assemblyRef = documents.assembly(assemblyId);
    const versionRef = documents.roster(assemblyId, version);
    const assembly = (await tx.get(assemblyRef)).data();
    const built = (await tx.get(versionRef)).data();
    if (assembly === undefined || built === undefined) return refuse('assembly-unknown');
    const answer = { version, units: built.units, totalWeight: built.totalWeight };
    if (built.state === 'ready') return accept(answer);
    const inUse = await whatDoesNotFit(tx, assemblyId, assembly, units);
    if (inUse !== null) return refuse('roster-in-use', inUse);
    tx.update(assemblyRef, { activeRoster: version });
    tx.update(versionRef, { state: 'ready' });
    // The projections listen to the session: naming the roster there refreshes the quorum's total.
    tx.update(documents.session(assemblyId, assembly.activeSession), { roster: version });
    recordEvent(tx, assemblyId, { kind: 'roster-imported', by, at: now, version });
    return accept(answer);
  });
}

async function whatDoesNotFit(
  tx: Transaction,
  assemblyId: string,
  assembly: Assembly,
  units: readonly Unit[],
): Promise<string | null> {
  const session = (await tx.get(documents.session(assemblyId, assembly.activeSession))).data();
  if (typeof session?.openQuestionId === 'string') return 'Hay una votación abierta.';
  const present = await tx.get(
    documents.attendance(assemblyId, assembly.activeSession).where('present', '==', true),
  );
  const labels = unitsThatDoNotFit(
    present.docs.map((found) => found.data()),
    units,
  );
  if (labels.length === 0) return null;
  const more = labels.length > labelsShown ? ` y ${labels.length - labelsShown} más` : '';
  return `Unidades: ${labels.slice(0, labelsShown).join(', ')}${more}.`;
}
