import {
  type Assembly,
  type Outcome,
  refuse,
  type WeightMeasure,
  type Write,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { type Transaction, transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { fitVersion } from '../seats/rosterInUse.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import type { RosterJob } from '../stored/storedRoster.ts';
import { clearanceNow } from './compareArrears.ts';

interface Activation {
  readonly assemblyId: string;
  readonly version: string;
  readonly now: number;
}

/**
 * Last step of an import: one transaction moves the pointer, and the whole version is visible. It replaces
 * only the version it was compared with; a refusal leaves the job to be cleared, with its reason.
 */
export function activateVersion({ assemblyId, version, now }: Activation): Promise<RosterJob> {
  return transact(async (tx) => {
    const jobRef = peopleDocuments.rosterJob(assemblyId, version);
    const [found, foundAssembly, made] = await Promise.all([
      tx.get(jobRef),
      tx.get(documents.assembly(assemblyId)),
      tx.get(peopleDocuments.roster(assemblyId, version)),
    ]);
    const job = found.data();
    const assembly = foundAssembly.data();
    if (job === undefined || assembly === undefined) throw new Error('The import has no job.');
    if (job.state !== 'writing') return job;
    const mayMove = await checkMove(tx, { assemblyId, version, assembly }, job);
    const next: RosterJob = mayMove.ok
      ? { ...job, state: 'done', dueAt: now }
      : { ...job, state: 'dropping', refusal: mayMove.refusal, dueAt: now };
    if (mayMove.ok) {
      applyPlan(tx, { writes: mayMove.value });
      movePointer(tx, { assemblyId, version, assembly, measure: made.data()?.measure, now });
      const { adjusted } = made.data()?.origin ?? {};
      const { debtors } = job;
      recordEvent(tx, assemblyId, {
        kind: debtors === undefined ? 'roster-imported' : 'arrears-updated',
        by: job.by,
        at: now,
        version,
        ...(adjusted === undefined ? {} : { adjusted }),
        ...(debtors === undefined ? {} : { debtors }),
      });
    }
    tx.set(jobRef, next);
    return next;
  });
}

interface Move {
  readonly assemblyId: string;
  readonly version: string;
  readonly assembly: Assembly;
}

async function checkMove(
  tx: Transaction,
  { assemblyId, version, assembly }: Move,
  { base, baseEdits, debtors }: RosterJob,
): Promise<Outcome<readonly Write[]>> {
  if (assembly.activeRoster !== base) return refuse('roster-changed');
  const replaced =
    base === null ? null : (await tx.get(peopleDocuments.roster(assemblyId, base))).data();
  if ((replaced?.edits ?? 0) !== baseEdits) return refuse('roster-changed');
  if (debtors !== undefined) {
    const session = await tx.get(documents.session(assemblyId, assembly.activeSession));
    const clearance = clearanceNow(assembly, session.data());
    if (clearance.kind === 'late') return refuse('arrears-late');
  }
  return fitVersion(tx, assemblyId, assembly, version);
}

/** A version whose weights are in that measure; not said: points of a hundred, as they all were once. */
interface Pointed extends Move {
  readonly measure: WeightMeasure | undefined;
  readonly now: number;
}

/** Puts a whole version in force. */
export function movePointer(
  tx: Transaction,
  { assemblyId, version, assembly, measure = 'percent', now }: Pointed,
): void {
  const assemblyRef = documents.assembly(assemblyId);
  tx.update(assemblyRef, { activeRoster: version, weightMeasure: measure });
  tx.update(peopleDocuments.roster(assemblyId, version), { state: 'ready', activatedAt: now });
  // The projections listen to the session: naming the roster there refreshes the quorum's total.
  tx.update(documents.session(assemblyId, assembly.activeSession), { roster: version });
}
