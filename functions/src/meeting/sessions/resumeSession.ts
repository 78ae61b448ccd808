import { decideResuming, type Outcome, type SessionChanged } from '@asamblea/domain';
import { changeSession, type Presiding } from './changeSession.ts';
import { emptyHall } from './emptyHall.ts';

/** Goes on after a suspension, with quorum again: on another day, of those who came that day. */
export async function resumeSession(asked: Presiding): Promise<Outcome<SessionChanged>> {
  const { assemblyId, request, now } = asked;
  // The clock does it as the day begins; here for a resumption before it came by.
  await emptyHall({ assemblyId, session: request.session, now });
  return changeSession(asked, { kind: 'session-resumed', decide: decideResuming });
}
