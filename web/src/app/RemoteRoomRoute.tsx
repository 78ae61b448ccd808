import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { RemoteAttendance } from '../features/remote/RemoteAttendance.tsx';

/** The remote room: the ballot of the moment, which is what one came for, and one's attendance under it. */
export function RemoteRoomRoute() {
  return (
    <>
      <BallotPage />
      <RemoteAttendance />
    </>
  );
}
