import { type SessionState, sessionMay } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useState } from 'react';
import { BallotPage } from '../features/ballots/BallotPage.tsx';
import { SpeakPanel } from '../features/floor/SpeakPanel.tsx';
import { DocumentMissing } from '../features/remote/DocumentStep.tsx';
import { RemoteAttendance } from '../features/remote/RemoteAttendance.tsx';
import { RoomLayout } from '../features/remote/RoomLayout.tsx';
import { RoomQuorum } from '../features/remote/RoomQuorum.tsx';
import { useVideo } from '../features/remote/useVideo.ts';
import { VideoPanel } from '../features/remote/VideoPanel.tsx';
import { ZoomJoin } from '../features/zoom/ZoomJoin.tsx';
import { FollowRoom } from '../firebase/FollowRoom.tsx';
import { useSession } from '../firebase/session.tsx';
import { useRoom } from '../firebase/useRoom.ts';
import { useSign } from '../firebase/useSign.ts';
import { QuietGuard } from '../ui/QuietGuard.tsx';
import { BallotAbove } from './BallotAbove.tsx';

interface RemoteRoomRouteProps {
  readonly title?: string;
}

/**
 * The remote room: the ballot of the moment, which is what one came for; beside it the video, who has the
 * floor, the quorum of the hall and one's attendance.
 */
export function RemoteRoomRoute({ title }: RemoteRoomRouteProps) {
  const { session: own, cot } = useSession();
  const [session, setSession] = useState<SessionState | null>(null);
  // Who no longer represents somebody comes in anew, with what is left.
  const [turn, setTurn] = useState(0);
  useSign(sessionMay(own, 'signOn') ? { kind: 'room' } : null);
  const { room, onRoom } = useRoom();
  const [attendance, setAttendance] = useState('');
  const mayAsk = sessionMay(own, 'askFloor') && session === 'open';
  return (
    <>
      <RoomLayout
        title={title ?? null}
        video={
          // Whatever fails in it fails alone.
          <QuietGuard>
            <RoomVideo version={room?.video ?? 0} hasZoom={sessionMay(own, 'joinZoom')} />
          </QuietGuard>
        }
        ballot={
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            {attendance === 'asked' && <DocumentMissing />}
            <BallotPage
              onSession={setSession}
              onRemoteEnd={sayGoodbye}
              above={(ballot, refresh) => (
                <BallotAbove
                  ballot={ballot}
                  onChange={() => {
                    refresh();
                    setTurn((before) => before + 1);
                  }}
                />
              )}
            />
          </Box>
        }
        beside={
          <>
            {mayAsk && <SpeakPanel room={room} attendance={attendance} />}
            {cot !== null && <RoomQuorum cot={cot} />}
            <RemoteAttendance key={turn} session={session} onChange={setAttendance} />
          </>
        }
      />
      {cot !== null && <FollowRoom cot={cot} onRoom={onRoom} />}
    </>
  );
}

/** The room of who attends for others: the same, called by its name. */
export function AttorneyRoomRoute() {
  return <RemoteRoomRoute title="Sala del apoderado" />;
}

interface RoomVideoProps {
  readonly version: number;
  /** Whether there may be a meeting at Zoom, with a link of one's own. */
  readonly hasZoom: boolean;
}

/** One's own link at Zoom stands in place of the one of everybody; what is seen in the page stays. */
function RoomVideo({ version, hasZoom }: RoomVideoProps) {
  const video = useVideo(version)?.video ?? null;
  const panel = video === null ? null : <VideoPanel key={JSON.stringify(video)} video={video} />;
  if (!hasZoom) return panel;
  const isLink = video === null || video.kind === 'link';
  return (
    <>
      <ZoomJoin otherwise={isLink ? panel : null} />
      {!isLink && panel}
    </>
  );
}

/** In a new start: nothing of the room is left running. */
function sayGoodbye(): void {
  location.assign('/zoom/agradecimiento');
}
