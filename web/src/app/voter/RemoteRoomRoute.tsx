import {
  type RoomVideo,
  type SessionState,
  type StoredVideo,
  sessionMay,
  videosOfRoom,
} from '@asamblea/domain';
import { Box } from '@mui/material';
import { useState } from 'react';
import { SpeakPanel } from '../../features/hall/floor/SpeakPanel.tsx';
import { DocumentMissing } from '../../features/hall/remote/DocumentStep.tsx';
import { RemoteAttendance } from '../../features/hall/remote/RemoteAttendance.tsx';
import { RoomLayout } from '../../features/hall/remote/RoomLayout.tsx';
import { useVideo } from '../../features/hall/remote/useVideo.ts';
import { VideoPanel } from '../../features/hall/remote/VideoPanel.tsx';
import { useZoomOwn } from '../../features/hall/zoom/useZoomOwn.ts';
import { ZoomPanel } from '../../features/hall/zoom/ZoomPanel.tsx';
import { RoomQuorum } from '../../features/meeting/quorum/RoomQuorum.tsx';
import { BallotPage } from '../../features/polls/ballots/BallotPage.tsx';
import { FollowLive } from '../../firebase/live/FollowLive.tsx';
import { useRoom } from '../../firebase/live/useRoom.ts';
import { useSign } from '../../firebase/records/useSign.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { QuietGuard } from '../../ui/feedback/QuietGuard.tsx';
import { BallotBeside } from './BallotBeside.tsx';
import { BallotMenu } from './BallotMenu.tsx';

interface RemoteRoomRouteProps {
  readonly title?: string;
}

/**
 * The remote room: the ballot of the moment, which is what one came for; beside it the video, who has the
 * floor, the quorum of the hall and one's attendance.
 */
export function RemoteRoomRoute({ title }: RemoteRoomRouteProps) {
  const { session: own, cot } = useSession();
  // Not said: the ballot has not come.
  const [session, setSession] = useState<SessionState | null | undefined>(undefined);
  // A former attorney comes in anew, with the units that are left.
  const [turn, setTurn] = useState(0);
  const comeAgain = (refresh: () => void) => {
    refresh();
    setTurn((before) => before + 1);
  };
  useSign(sessionMay(own, 'signOn') ? { kind: 'room' } : null);
  const { room, onRoom } = useRoom();
  const [attendance, setAttendance] = useState('');
  const mayAsk = sessionMay(own, 'askFloor') && session === 'open';
  return (
    <>
      <RoomLayout
        title={title ?? null}
        isReady={session !== undefined}
        video={
          // An error inside stays inside.
          <QuietGuard>
            <Video version={room?.video ?? 0} hasZoom={sessionMay(own, 'joinZoom')} />
          </QuietGuard>
        }
        ballot={
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
            {attendance === 'asked' && <DocumentMissing />}
            <BallotPage
              onSession={setSession}
              onRemoteEnd={sayGoodbye}
              beside={(ballot, refresh) => (
                <BallotBeside ballot={ballot} onChange={() => comeAgain(refresh)} />
              )}
              menu={(ballot, refresh) => (
                <BallotMenu ballot={ballot} onChange={() => comeAgain(refresh)} onSpeak={null} />
              )}
            />
          </Box>
        }
        beside={
          <>
            {mayAsk && <SpeakPanel room={room} attendance={attendance} />}
            {cot !== null && <RoomQuorum cot={cot} />}
            <RemoteAttendance key={turn} session={session ?? null} onChange={setAttendance} />
          </>
        }
      />
      {cot !== null && <FollowLive cot={cot} projection="room" onLive={onRoom} />}
    </>
  );
}

/** The room of attorneys: the same, called by its name. */
export function AttorneyRoomRoute() {
  return <RemoteRoomRoute title="Sala del apoderado" />;
}

interface VideoProps {
  readonly version: number;
  /** Whether there may be a meeting at Zoom, with a link of one's own. */
  readonly hasZoom: boolean;
}

function Video({ version, hasZoom }: VideoProps) {
  const stored = useVideo(version);
  if (hasZoom) return <RoomVideoOrZoom stored={stored} />;
  return <Panels videos={videosOfRoom(stored?.video ?? null, noZoom)} />;
}

const noZoom = { isOn: false, inPage: false };

function RoomVideoOrZoom({ stored }: { readonly stored: StoredVideo | null }) {
  const own = useZoomOwn(stored?.version ?? null);
  return <Panels videos={videosOfRoom(stored?.video ?? null, own)} />;
}

/** One port, and a panel for each kind of video. */
function Panels({ videos }: { readonly videos: readonly RoomVideo[] }) {
  return videos.map((video) =>
    video.kind === 'zoom' ? (
      <ZoomPanel key="zoom" inPage={video.inPage} />
    ) : (
      <VideoPanel key={JSON.stringify(video)} video={video} />
    ),
  );
}

/** In a new start: nothing of the room is left running. */
function sayGoodbye(): void {
  location.assign('/zoom/agradecimiento');
}
