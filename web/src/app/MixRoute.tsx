import { sessionMay } from '@asamblea/domain';
import { ChannelsPage } from '../features/channels/ChannelsPage.tsx';
import { useVideoPeople } from '../features/zoom/useVideoPeople.ts';
import { useSession } from '../firebase/session.tsx';

/** Who is present and by which way, beside who is in the video. */
export function MixRoute() {
  const { session } = useSession();
  const inVideo = useVideoPeople(sessionMay(session, 'runZoom'));
  return <ChannelsPage inVideo={inVideo} />;
}
