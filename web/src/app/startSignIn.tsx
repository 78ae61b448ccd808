import { invitationIn } from '@asamblea/domain';
import { AttorneyPage } from '../features/kernel/signIn/AttorneyPage.tsx';
import { ForgotPasswordPage } from '../features/kernel/signIn/ForgotPasswordPage.tsx';
import { VirtualPage } from '../features/kernel/signIn/VirtualPage.tsx';
import { wearAssemblyIcon } from './look/assemblyIcon.ts';
import { PlainTheme } from './look/PlainTheme.tsx';
import { mountApp } from './mountApp.tsx';
import { describeStarted } from './pages/describeStarted.ts';
import type { SignInPath } from './pages/startedPages.ts';
import { LoginLayout } from './signIn/LoginLayout.tsx';
import { LoginRoute } from './signIn/LoginRoute.tsx';
import { PageGuard, SessionGate } from './signIn/SessionGate.tsx';

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
