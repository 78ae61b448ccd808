import {
  accept,
  type ImportAnswer,
  type Outcome,
  questionsVotedOn,
  type RestoreRequest,
  refuse,
} from '@asamblea/domain';
import { documents } from '../../kernel/database/documents.ts';
import { transact } from '../../kernel/database/firestore.ts';
import { recordEvent } from '../../kernel/events/recordEvent.ts';
import { applyPlan } from '../../kernel/plans/applyPlan.ts';
import { fitVersion } from '../seats/rosterInUse.ts';
import { peopleDocuments } from '../stored/peopleDocuments.ts';
import { movePointer } from './activateVersion.ts';

export interface Restoring {
  readonly assemblyId: string;
  readonly by: string;
  readonly request: RestoreRequest;
  readonly now: number;
}

/**
 * Undoes an import: moves the pointer back to a version that was in force. Refused once a question was
 * opened with the present one, because its count rests on it, and while the hall does not fit.
 */
export function restoreVersion(asked: Restoring): Promise<Outcome<ImportAnswer>> {
  const { assemblyId, by, request, now } = asked;
  const { version, from } = request;
  return transact(async (tx) => {
    const [foundAssembly, target, current] = await Promise.all([
      tx.get(documents.assembly(assemblyId)),
      tx.get(peopleDocuments.roster(assemblyId, version)),
      tx.get(peopleDocuments.roster(assemblyId, from)),
    ]);
    const assembly = foundAssembly.data();
    const restored = target.data();
    if (assembly === undefined) return refuse('assembly-unknown');
    if (restored === undefined || restored.state !== 'ready') return refuse('not-found');
    const { units, totalWeight } = restored;
    const answer = accept({ version, units, totalWeight });
    if (assembly.activeRoster === version) return answer;
    if (assembly.activeRoster !== from) return refuse('roster-changed');
    const asking = await tx.get(documents.questions(assemblyId));
    const voted = questionsVotedOn(
      asking.docs.map((question) => question.data()),
      current.data()?.activatedAt ?? 0,
    );
    const [first] = voted;
    if (first !== undefined) return refuse('roster-voted', `Pregunta ${first.number}.`);
    const fit = await fitVersion(tx, assemblyId, assembly, version);
    if (!fit.ok) return fit;
    applyPlan(tx, { writes: fit.value });
    movePointer(tx, { assemblyId, version, assembly, measure: restored.measure, now });
    recordEvent(tx, assemblyId, { kind: 'roster-restored', by, at: now, version });
    return answer;
  });
}
