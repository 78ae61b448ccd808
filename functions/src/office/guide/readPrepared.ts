import {
  type Assembly,
  type AssemblySession,
  addDays,
  assemblyPhaseOf,
  callHourOf,
  localDateOf,
  type NextDeadline,
  nextDeadline as nextDeadlineOf,
  type PreparedFacts,
} from '@asamblea/domain';
import { pollDocuments } from '../../polls/stored/pollDocuments.ts';
import {
  type ReadingMeeting,
  readHeldMeeting,
  readLastDay,
} from '../../record/versions/readHeldMeeting.ts';

interface Placed {
  readonly assemblyId: string;
  readonly assembly: Assembly;
  readonly session: AssemblySession;
  readonly now: number;
}

/** The content of an assembly and its next legal duty: for its own guide and for the list of all. */
export async function readPrepared(placed: Placed): Promise<PreparedFacts> {
  const { assemblyId, assembly, session } = placed;
  const phase = assemblyPhaseOf(assembly, session);
  const [questions, nextDeadline] = await Promise.all([
    pollDocuments.questions(assemblyId).limit(1).get(),
    phase === 'closed' ? readNextDeadline(placed) : null,
  ]);
  return {
    phase,
    nextDeadline,
    hasRoster: assembly.activeRoster !== null,
    hasDate: callHourOf(assembly, session) !== null,
    hasQuestions: !questions.empty,
  };
}

/** The next thing that the law asks for after a meeting that was closed; null when nothing is left. */
async function readNextDeadline(held: ReadingMeeting): Promise<NextDeadline | null> {
  const today = localDateOf(held.now, held.assembly.timeZone);
  if ((await readLastDay(held)) < addDays(today, -oldestDays)) return null;
  return nextDeadlineOf(await readHeldMeeting(held), today);
}

/** No deadline of a law that the product knows is longer than a year: what is older is not read. */
const oldestDays = 370;
