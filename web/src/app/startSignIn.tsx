import { invitationIn } from '@asamblea/domain';
import { AttorneyPage } from '../features/kernel/signIn/AttorneyPage.tsx';
import { ForgotPasswordPage } from '../features/kernel/signIn/ForgotPasswordPage.tsx';
import { VirtualPage } from '../features/kernel/signIn/VirtualPage.tsx';
import { wearAssemblyIcon } from './assemblyIcon.ts';
import { describeStarted } from './describeStarted.ts';
import { LoginLayout } from './LoginLayout.tsx';
import { LoginRoute } from './LoginRoute.tsx';
import { mountApp } from './mountApp.tsx';
import { PlainTheme } from './PlainTheme.tsx';
import { PageGuard, SessionGate } from './SessionGate.tsx';
import type { SignInPath } from './startedPages.ts';

const pages = {
  '/login': LoginRoute,
  '/loginAttorney': AttorneyPage,
  '/loginVirtual': () => <VirtualPage tokenIn={invitationIn} />,
  '/forgot-password': ForgotPasswordPage,
} as const;

/** A way in, alone: on the day of an assembly everybody comes through one of them, with what network there is. */
export function startSignIn(path: SignInPath): void {
  const Page = pages[path];
  describeStarted(path);
  wearAssemblyIcon(path, location.search);
  mountApp(
    PlainTheme,
    <SessionGate>
      <PageGuard>
        <LoginLayout>
          <Page />
        </LoginLayout>
      </PageGuard>
    </SessionGate>,
  );
}
