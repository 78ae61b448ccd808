import { decideEnding, type Outcome, type SessionChanged } from '@asamblea/domain';
import { changeSession, type Presiding } from './changeSession.ts';

/** Ends the session for good. */
export function closeSession(asked: Presiding): Promise<Outcome<SessionChanged>> {
  return changeSession(asked, { kind: 'session-closed', decide: decideEnding });
}
