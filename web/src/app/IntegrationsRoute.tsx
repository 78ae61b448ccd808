import { sessionMay } from '@asamblea/domain';
import { IntegrationsPage } from '../features/settings/IntegrationsPage.tsx';
import { ZoomSettings } from '../features/zoom/ZoomSettings.tsx';
import { useSession } from '../firebase/session.tsx';

/** What the assembly is connected with: its mail, its video and the account of Zoom. */
export function IntegrationsRoute() {
  const { session } = useSession();
  return <IntegrationsPage more={sessionMay(session, 'setZoom') && <ZoomSettings />} />;
}
