import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { RemoteAttendance } from '../features/remote/RemoteAttendance.tsx';

/** The remote room: one's attendance, and the ballot of the moment under it. */
export function RemoteRoomRoute() {
  return (
    <>
      <RemoteAttendance />
      <BallotPage />
    </>
  );
}
