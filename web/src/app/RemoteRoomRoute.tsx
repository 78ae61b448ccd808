import type { SessionState } from '@asamblea/domain';
import { useState } from 'react';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { RemoteAttendance } from '../features/remote/RemoteAttendance.tsx';

/** The remote room: one's attendance, and the ballot of the moment under it. */
export function RemoteRoomRoute() {
  const [session, setSession] = useState<SessionState | null>(null);
  return (
    <>
      <RemoteAttendance session={session} />
      <BallotPage onSession={setSession} />
    </>
  );
}
