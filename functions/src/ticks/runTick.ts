import { settleConsents } from '../consents/settleConsents.ts';
import { sweepConvocations } from '../convocations/sweepConvocations.ts';
import { sweepReminders } from '../convocations/sweepReminders.ts';
import { sweepUploads } from '../drive/sweepUploads.ts';
import { sealEvents } from '../events/sealEvents.ts';
import { sweepFiles } from '../files/sweepFiles.ts';
import { sweepSigns } from '../health/sweepSigns.ts';
import { sweepJobs } from '../jobs/sweepJobs.ts';
import type { Refreshing } from '../live/project.ts';
import { sweepTicks } from '../live/sweepTicks.ts';
import { openMailOf } from '../mail/mailServers.ts';
import { sweepMail } from '../mail/sweepMail.ts';
import { systemClock } from '../platform/clock.ts';
import { openFiles } from '../platform/openFiles.ts';
import { questionKeys } from '../platform/questionKeys.ts';
import { sweepPresence } from '../presence/sweepPresence.ts';
import { sweepKeys } from '../questions/sweepKeys.ts';
import { sweepLostKeys } from '../questions/sweepLostKeys.ts';
import { sweepRehearsals } from '../rehearsals/sweepRehearsals.ts';
import { sweepHalls } from '../sessions/emptyHall.ts';
import { closeDueQuestions } from './closeDueQuestions.ts';
import { findOpenQuestions } from './findOpenQuestions.ts';

export interface TickReport {
  readonly closed: number;
  /** Open secret questions whose key was lost. */
  readonly annulled: number;
  readonly healed: number;
  /** Jobs that nobody was working on. */
  readonly advanced: number;
  readonly sealed: number;
  /** Decisions that wait for the absent, looked at because a day ended. */
  readonly reckoned: number;
  /** People who attended online and were not heard from. */
  readonly lapsed: number;
  /** Halls of sessions that go on another day. */
  readonly emptied: number;
  /** Papers that no proxy named. */
  readonly cleared: number;
  /** Uploads that nobody finished, and bytes of documents that were removed. */
  readonly unloaded: number;
  /** Notices whose mails were not all in the outbox, or whose day to remind came. */
  readonly called: number;
  /** Messages that were waiting for the relay. */
  readonly mailed: number;
  /** Rehearsals that were left half deleted. */
  readonly discarded: number;
  /** What servers heard long ago from screens, desks and phones. */
  readonly unheard: number;
  /** Keys of secret votes that outlived their result. */
  readonly destroyed: number;
}

/**
 * Everything that time does: closes questions at their hour, takes up interrupted closings, annuls what
 * nobody can count because its key was lost, destroys the keys that closings left, settles what waited for the absent, notices who fell silent online, empties the halls that another day found suspended, heals projections,
 * seals the record, goes on with long work, sends the mail that waits, clears papers that nobody used, bytes of documents that are no more and signs that
 * nobody looks at, deletes what was only rehearsed.
 * Harmless at any moment and as often as anybody likes; bounded in each call.
 */
export async function runTick(now: number, refreshing: Refreshing): Promise<TickReport> {
  const found = await findOpenQuestions();
  const annulled = await sweepLostKeys(questionKeys(), now, found);
  // Its line is waited for: meanwhile the rest is done.
  const [closed, rest] = await Promise.all([
    closeDueQuestions(now, found),
    runRest(now, refreshing),
  ]);
  return { closed, annulled, ...rest };
}

async function runRest(
  now: number,
  refreshing: Refreshing,
): Promise<Omit<TickReport, 'closed' | 'annulled'>> {
  const reckoned = await settleConsents(now);
  const destroyed = await sweepKeys(questionKeys(), now);
  const lapsed = await sweepPresence(now);
  const emptied = await sweepHalls(now);
  const healed = await sweepTicks(now, refreshing);
  const sealed = await sealEvents(now);
  const unheard = await sweepSigns(now);
  const advanced = await sweepJobs(systemClock, now);
  const cleared = await sweepFiles(openFiles(), now);
  const unloaded = await sweepUploads(openFiles(), now);
  const outside = { files: openFiles(), keys: questionKeys() };
  const discarded = await sweepRehearsals(outside, systemClock, now);
  const called = (await sweepConvocations(now)) + (await sweepReminders(now));
  const mailed = await sweepMail(openMailOf, { now: () => now });
  return {
    reckoned,
    healed,
    sealed,
    destroyed,
    lapsed,
    emptied,
    advanced,
    called,
    mailed,
    cleared,
    unloaded,
    discarded,
    unheard,
  };
}
