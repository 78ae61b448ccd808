import { sessionMay } from '@asamblea/domain';
import { useVideoPeople } from '../features/hall/zoom/useVideoPeople.ts';
import { ChannelsPage } from '../features/polls/channels/ChannelsPage.tsx';
import { useSession } from '../firebase/session.tsx';

/** Who is present and by which way, beside who is in the video. */
export function MixRoute() {
  const { session } = useSession();
  const inVideo = useVideoPeople(sessionMay(session, 'runZoom'));
  return <ChannelsPage inVideo={inVideo} />;
}
