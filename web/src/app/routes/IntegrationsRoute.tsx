import { sessionMay } from '@asamblea/domain';
import { ZoomSettings } from '../../features/hall/zoom/ZoomSettings.tsx';
import { IntegrationsPage } from '../../features/office/integrations/IntegrationsPage.tsx';
import { useSession } from '../../firebase/session/session.tsx';

/** The connections of the assembly: its mail, its video and the account of Zoom. */
export function IntegrationsRoute() {
  const { session } = useSession();
  return <IntegrationsPage more={sessionMay(session, 'setZoom') && <ZoomSettings />} />;
}
