import { type Outcome, resumeSitting, type SittingAnswer } from '@asamblea/domain';
import { changeSitting, type Presiding } from './changeSitting.ts';

/** Goes on after a suspension, with quorum again. */
export function resumeSession(asked: Presiding): Promise<Outcome<SittingAnswer>> {
  return changeSitting(asked, { kind: 'session-resumed', decide: resumeSitting });
}
