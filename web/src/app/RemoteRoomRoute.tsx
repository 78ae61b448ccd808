import type { SessionState } from '@asamblea/domain';
import { useState } from 'react';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { RemoteAttendance } from '../features/remote/RemoteAttendance.tsx';

/** The remote room: the ballot of the moment, which is what one came for, and one's attendance under it. */
export function RemoteRoomRoute() {
  const [session, setSession] = useState<SessionState | null>(null);
  return (
    <>
      <BallotPage onSession={setSession} />
      <RemoteAttendance session={session} />
    </>
  );
}
