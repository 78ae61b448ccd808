import { PublicFilePage } from '../features/meeting/drive/PublicFilePage.tsx';
import { LoginLayout } from './LoginLayout.tsx';

/** A document for everybody, under the name of its assembly. */
export function PublicFileRoute() {
  return (
    <LoginLayout>
      <PublicFilePage />
    </LoginLayout>
  );
}
