import { closeSitting, type Outcome, type SittingAnswer } from '@asamblea/domain';
import { changeSitting, type Presiding } from './changeSitting.ts';

/** Ends the session for good. */
export function closeSession(asked: Presiding): Promise<Outcome<SittingAnswer>> {
  return changeSitting(asked, { kind: 'session-closed', decide: closeSitting });
}
