import { settleConsents } from '../consents/settleConsents.ts';
import { sealEvents } from '../events/sealEvents.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import { sweepJobs } from '../jobs/sweepJobs.ts';
import type { Refreshing } from '../live/project.ts';
import { sweepTicks } from '../live/sweepTicks.ts';
import { sweepMail } from '../mail/sweepMail.ts';
import { systemClock } from '../platform/clock.ts';
import { openMail } from '../platform/mail.ts';
import { openFiles } from '../platform/openFiles.ts';
import { questionKeys } from '../platform/questionKeys.ts';
import { attempt } from '../platform/reportProblem.ts';
import { sweepPresence } from '../presence/sweepPresence.ts';
import { closeTogether } from '../questions/closeTogether.ts';
import { sweepKeys } from '../questions/sweepKeys.ts';
import { findDueQuestions } from './findDueQuestions.ts';

/** Who closes a question when it is time that does. */
const clockUid = 'clock';
/** What one call takes on; the next one goes on from there. */
const closingsAtOnce = 50;

export interface TickReport {
  readonly closed: number;
  readonly healed: number;
  /** Jobs that nobody was working on. */
  readonly advanced: number;
  readonly sealed: number;
  /** Decisions that wait for the absent, looked at because a day ended. */
  readonly reckoned: number;
  /** People who attended online and were not heard from. */
  readonly lapsed: number;
  /** Papers that no proxy named. */
  readonly cleared: number;
  /** Messages that were waiting for the relay. */
  readonly mailed: number;
  /** Keys of secret votes that outlived their result. */
  readonly destroyed: number;
}

/**
 * Everything that time does: closes questions at their hour, takes up interrupted closings, destroys the
 * keys they left, settles what waited for the absent, notices who fell silent online, heals projections,
 * seals the record, goes on with long work, sends the mail that waits, clears papers that nobody used.
 * Harmless at any moment and as often as anybody likes; bounded in each call.
 */
export async function runTick(now: number, refreshing: Refreshing): Promise<TickReport> {
  let closed = 0;
  for (const due of (await findDueQuestions(now)).slice(0, closingsAtOnce)) {
    await attempt('question not closed in time', async () => {
      const done = await closeTogether({ ...due, by: clockUid, now });
      if (done.ok) closed += done.value.closed.length;
    });
  }
  const reckoned = await settleConsents(now);
  const destroyed = await sweepKeys(questionKeys(), now);
  const lapsed = await sweepPresence(now);
  const healed = await sweepTicks(now, refreshing);
  const sealed = await sealEvents(now);
  const advanced = await sweepJobs(systemClock, now);
  const cleared = await sweepFiles(openFiles(), now);
  const mailed = await sweepMail(openMail(), { now: () => now });
  return { closed, reckoned, healed, sealed, destroyed, lapsed, advanced, mailed, cleared };
}
