import { PublicFilePage } from '../../features/meeting/viewer/PublicFilePage.tsx';
import { LoginLayout } from '../signIn/LoginLayout.tsx';

/** A document for everybody, under the name of its assembly. */
export function PublicFileRoute() {
  return (
    <LoginLayout>
      <PublicFilePage />
    </LoginLayout>
  );
}
