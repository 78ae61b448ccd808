import {
  type Assembly,
  type AssemblySession,
  assemblyPhaseOf,
  callHourOf,
  type PreparedFacts,
} from '@asamblea/domain';
import { readNextDeadline } from '../organisations/readNextDeadline.ts';
import { documents } from '../platform/documents.ts';

interface Placed {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly now: number;
}

/** What an assembly has and what the law asks of it next: for its own way and for the list of all. */
export async function readPrepared(placed: Placed): Promise<PreparedFacts> {
  const { assemblyId, assembly, session } = placed;
  const phase = assemblyPhaseOf(assembly, session);
  const [questions, nextDeadline] = await Promise.all([
    documents.questions(assemblyId).limit(1).get(),
    phase === 'closed' ? readNextDeadline(placed) : null,
  ]);
  return {
    ...{ phase, nextDeadline },
    hasRoster: assembly.activeRoster !== null,
    hasDate: callHourOf(assembly, session) !== null,
    hasQuestions: !questions.empty,
  };
}
