import type { ComponentProps } from 'react';
import { AttorneysClosedPage } from '../../features/kernel/signIn/AttorneysClosedPage.tsx';
import { LoginLayout } from './LoginLayout.tsx';

/** The closed door of attorneys, in the page of the way in. */
export function AttorneysClosedRoute(door: ComponentProps<typeof AttorneysClosedPage>) {
  return (
    <LoginLayout>
      <AttorneysClosedPage {...door} />
    </LoginLayout>
  );
}
