import {
  calledOffIn,
  installSitting,
  type Outcome,
  refuse,
  type SittingAnswer,
} from '@asamblea/domain';
import { changeSitting, type Presiding } from './changeSitting.ts';

/** Declares the session open: not before its hour, only with quorum, and not once it was called off. */
export function installSession(asked: Presiding): Promise<Outcome<SittingAnswer>> {
  return changeSitting(asked, {
    kind: 'session-installed',
    decide: (sitting, quorum, session) =>
      calledOffIn(session).isCalledOff === true
        ? refuse('meeting-called-off')
        : installSitting(sitting, quorum, asked.now),
  });
}
