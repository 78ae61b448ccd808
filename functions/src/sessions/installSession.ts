import { installSitting, type Outcome, type SittingAnswer } from '@asamblea/domain';
import { changeSitting, type Presiding } from './changeSitting.ts';

/** Declares the session open: not before its hour, and only with quorum. */
export function installSession(asked: Presiding): Promise<Outcome<SittingAnswer>> {
  return changeSitting(asked, {
    kind: 'session-installed',
    decide: (sitting, quorum) => installSitting(sitting, quorum, asked.now),
  });
}
