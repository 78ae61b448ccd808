import { PlatesAtClosing } from '../features/plates/PlatesAtClosing.tsx';
import { PresencePage } from '../features/quorum/PresencePage.tsx';
import { SessionPanel } from '../features/sessions/SessionPanel.tsx';

/** Unit by unit, with the session's controls on top. */
export function PresenceRoute() {
  return <PresencePage session={<SessionPanel beforeClosing={<PlatesAtClosing />} />} />;
}
