import { accept, type ImportAnswer, type Outcome, refuse } from '@asamblea/domain';
import { workOn } from '../../kernel/jobs/advanceJob.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { rosterJobs } from './rosterJobs.ts';
import { type RosterImport, startImport } from './startImport.ts';

const budgetMillis = 120_000;

/** A whole import in one go, for callers that can wait for it: the same start and the same steps. */
export async function importRoster(asked: RosterImport): Promise<Outcome<ImportAnswer>> {
  const started = await startImport(asked);
  if (!started.ok) return started;
  const { jobId, roster } = started.value;
  const { assemblyId } = asked;
  await workOn({ assemblyId, jobId, clock: systemClock, budgetMillis }, rosterJobs);
  // Asked again it answers how it ended, also when another worker ended it.
  const ended = await startImport(asked);
  if (!ended.ok) return ended;
  return ended.value.state === 'done' ? accept(roster) : refuse('internal');
}
