import { Outlet } from 'react-router';
import { VoterLayout } from './VoterLayout.tsx';

/** The voters' frame for pages of the router. */
export function PublicLayout() {
  return (
    <VoterLayout>
      <Outlet />
    </VoterLayout>
  );
}
