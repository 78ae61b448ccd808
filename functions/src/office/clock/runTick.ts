import type { TickReport } from '@asamblea/domain';
import { sweepPresence } from '../../hall/remote/sweepPresence.ts';
import { sealEvents } from '../../kernel/events/sealEvents.ts';
import { openFiles } from '../../kernel/files/openFiles.ts';
import { sweepFiles } from '../../kernel/files/sweepFiles.ts';
import { sweepJobs } from '../../kernel/jobs/sweepJobs.ts';
import { questionKeys } from '../../kernel/keys/openQuestionKeys.ts';
import { openMailOf } from '../../kernel/mail/mailServers.ts';
import { systemClock } from '../../kernel/platform/clock.ts';
import { sweepTimeStamps } from '../../kernel/timeStamps/sweepTimeStamps.ts';
import { lastDeviceSign } from '../../live/cockpit/lastDeviceSign.ts';
import { sweepSigns } from '../../live/cockpit/sweepSigns.ts';
import type { Refreshing } from '../../live/projections/project.ts';
import { sweepTicks } from '../../live/projections/sweepTicks.ts';
import { closeDueQuestions } from '../../live/ticks/closeDueQuestions.ts';
import { findOpenQuestions } from '../../live/ticks/findOpenQuestions.ts';
import { sweepLostKeys } from '../../live/ticks/sweepLostKeys.ts';
import { sweepConvocations } from '../../meeting/convocations/sweepConvocations.ts';
import { sweepReminders } from '../../meeting/convocations/sweepReminders.ts';
import { sweepUploads } from '../../meeting/drive/sweepUploads.ts';
import { sweepHalls } from '../../meeting/sessions/emptyHall.ts';
import { sweepKeys } from '../../polls/closing/sweepKeys.ts';
import { settleConsents } from '../../polls/consents/settleConsents.ts';
import { sweepTold } from '../../record/told/sweepTold.ts';
import { sweepMail } from '../mail/sweepMail.ts';
import { sweepRehearsals } from '../rehearsals/sweepRehearsals.ts';
import { jobKinds } from './jobKinds.ts';

/**
 * Everything that time does: closes questions at their hour, takes up interrupted closings, annuls what
 * nobody can count because its key was lost, notices who fell silent online, settles what waited for the absent, destroys the keys that closings left, empties the halls that another day found suspended, heals projections,
 * seals the record and has its seals stamped, goes on with long work, sends the mail that waits, clears papers that nobody used, bytes of documents that are no more and signs that
 * nobody looks at, deletes what was only rehearsed.
 * Harmless at any moment and as often as anybody likes; bounded in each call.
 */
export async function runTick(now: number, refreshing: Refreshing): Promise<TickReport> {
  const found = await findOpenQuestions();
  const annulled = await sweepLostKeys(questionKeys(), now, found);
  // The line of the closing is waited for: meanwhile the rest is done, and nothing waits for an authority
  // outside.
  const [closed, rest, stamped] = await Promise.all([
    closeDueQuestions(now, found),
    runRest(now, refreshing),
    sweepTimeStamps(now),
  ]);
  return { closed, annulled, stamped, ...rest };
}

async function runRest(
  now: number,
  refreshing: Refreshing,
): Promise<Omit<TickReport, 'closed' | 'annulled' | 'stamped'>> {
  // First and last: a call that takes long would seem a clock that was not there.
  const begun = systemClock.now();
  const lapsed = await sweepPresence(now, lastDeviceSign);
  const reckoned = await settleConsents(now);
  const destroyed = await sweepKeys(questionKeys(), now);
  const emptied = await sweepHalls(now);
  const healed = await sweepTicks(now, refreshing);
  const sealed = await sealEvents(now);
  const unheard = await sweepSigns(now);
  const advanced = await sweepJobs(jobKinds, systemClock, now);
  const cleared = await sweepFiles(openFiles(), now);
  const unloaded = await sweepUploads(openFiles(), now);
  const outside = { files: openFiles(), keys: questionKeys() };
  const discarded = await sweepRehearsals(outside, systemClock, now);
  const called =
    (await sweepConvocations(now)) + (await sweepReminders(now)) + (await sweepTold(now));
  const mailed = await sweepMail(openMailOf, { now: () => now });
  const lapsedSince = await sweepPresence(now + systemClock.now() - begun, lastDeviceSign);
  return {
    reckoned,
    healed,
    sealed,
    destroyed,
    lapsed: lapsed + lapsedSince,
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
