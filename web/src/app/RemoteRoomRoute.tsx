import { type SessionState, sessionMay } from '@asamblea/domain';
import { useState } from 'react';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { RemoteAttendance } from '../features/remote/RemoteAttendance.tsx';
import { useSession } from '../firebase/session.tsx';
import { useSign } from '../firebase/useSign.ts';

/** The remote room: the ballot of the moment, which is what one came for, and one's attendance under it. */
export function RemoteRoomRoute() {
  const own = useSession().session;
  const [session, setSession] = useState<SessionState | null>(null);
  useSign(sessionMay(own, 'signOn') ? { kind: 'room' } : null);
  return (
    <>
      <BallotPage onSession={setSession} />
      <RemoteAttendance session={session} />
    </>
  );
}
