import { addDays } from '../../kernel/calendars/localDate.ts';
import { instantOfLocal } from '../../kernel/calendars/zone.ts';
import type { StoredResult } from '../results/questionResult.ts';
import { withSilence } from '../results/resultMeasure.ts';
import { sealResult } from '../results/resultSeal.ts';
import { type ConsentProcess, midnightGraceMillis } from './consentProcess.ts';
import type { Reckoned } from './reckonConsent.ts';

/** The part of a reckoning that the process keeps, so that lists and the clock need not count again. */
export function restandConsent(
  { verdict, counts, changesOn }: Reckoned,
  timeZone: string,
): Pick<ConsentProcess, 'verdict' | 'counts' | 'until' | 'nextDay' | 'dueAt'> {
  return {
    verdict: verdict.kind,
    counts,
    until: verdict.until,
    nextDay: changesOn === null ? null : addDays(changesOn, -1),
    dueAt:
      changesOn === null
        ? null
        : instantOfLocal(changesOn, '00:00', timeZone) + midnightGraceMillis,
  };
}

/** The result under a new reckoning, sealed again over the same ballots. */
export function restateResult(
  result: StoredResult,
  { verdict, tally }: Reckoned,
  now: number,
): StoredResult {
  const { presumed, seal } = result;
  if (presumed === undefined || seal === undefined) return result;
  const { rollHash, source } = presumed;
  const settledAt = verdict.kind === 'pending' ? null : now;
  const { of, count, salt, hash } = seal;
  const { measures: counted, options } = result;
  // A result from before measures were kept goes on without them.
  const measures =
    counted === undefined ? {} : { measures: withSilence(counted, options, verdict.finding) };
  return sealResult(
    { ...result, ...measures, verdict, presumed: { ...tally, rollHash, source, settledAt } },
    { of, count, salt, hash },
  );
}
