import { sessionMay } from '@asamblea/domain';
import { useVideoPeople } from '../../features/hall/zoom/useVideoPeople.ts';
import { ChannelsPage } from '../../features/polls/channels/ChannelsPage.tsx';
import { useSession } from '../../firebase/session/session.tsx';

/** The people present and their channels, beside the people in the video. */
export function MixRoute() {
  const { session } = useSession();
  const inVideo = useVideoPeople(sessionMay(session, 'runZoom'));
  return <ChannelsPage inVideo={inVideo} />;
}
