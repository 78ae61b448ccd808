import type { UserSession } from '@asamblea/domain';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { SessionProvider } from '../../firebase/session/session.tsx';
import { readDeskSession } from '../../firebase/tab/keptSession.ts';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Button } from '../../ui/widgets/Button.tsx';
import { errorObjectOf } from '../failures/errorObject.ts';
import { detailOf, explainError } from '../failures/explainError.ts';
import { ForbiddenPage } from '../failures/ForbiddenPage.tsx';
import { PendingVoteNote } from '../failures/PendingVoteNote.tsx';
import { StatusPage } from '../failures/StatusPage.tsx';
import { refusedPage } from '../failures/statusError.ts';
import { useSessionLook } from '../look/useLook.ts';
import { keepReturn } from './returnTo.ts';
import { SessionEndedMessage } from './SessionEndedMessage.tsx';
import { useRouteVerdict } from './useRouteVerdict.ts';

interface SessionGateProps {
  readonly children: ReactNode;
  /** The state of the page once the session ended: it stays under a message, where nothing else is said. */
  readonly around?: (props: { readonly children: ReactNode }) => ReactNode;
  /** Whether the page has what would be lost with it. */
  readonly holds?: (session: UserSession) => boolean;
}

/** The content waits until it is known who is here. */
export function SessionGate({ children, around: Around = UnderMessage, holds }: SessionGateProps) {
  return (
    <SessionProvider
      loading={<Loading />}
      failed={sayFailure}
      withoutNetwork={location.pathname === '/register' ? readDeskSession : undefined}
      holds={holds}
    >
      <SessionLook />
      <Around>{children}</Around>
    </SessionProvider>
  );
}

function UnderMessage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SessionEndedMessage />
      {children}
    </>
  );
}

function SessionLook() {
  useSessionLook();
  return null;
}

function sayFailure(failure: unknown, retry: () => void) {
  const error = errorObjectOf(failure);
  const { title, explanation } = explainError(error);
  return (
    <StatusPage
      statusCode={error.statusCode}
      statusMessage={error.statusMessage}
      title={title}
      detail={detailOf(error)}
      actions={
        <Button look="filled" onClick={retry}>
          Intentar de nuevo
        </Button>
      }
    >
      <p>{explanation}</p>
      <PendingVoteNote />
    </StatusPage>
  );
}

const AttorneysClosedRoute = lazy(async () => ({
  default: (await import('./AttorneysClosedRoute.tsx')).AttorneysClosedRoute,
}));

/** The same guard as the router's, for a page that starts by itself: it moves by full navigation. */
export function PageGuard({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = location;
  const verdict = useRouteVerdict(pathname, search);
  const to = verdict.kind === 'go' ? verdict.to : verdict.kind === 'login' ? '/login' : null;
  useEffect(() => {
    if (to === null) return;
    if (to === '/login') keepReturn(`${location.pathname}${location.search}`);
    location.replace(to);
  }, [to]);
  if (to !== null) return <Loading />;
  switch (verdict.kind) {
    case 'pass':
      return children;
    case 'refused':
      throw refusedPage();
    case 'failed':
      throw refusedPage(verdict.error);
    case 'waiting':
      return <Loading />;
    case 'closed':
      return (
        <Suspense fallback={<Loading />}>
          <AttorneysClosedRoute closed={verdict.door.closed} cot={verdict.door.cot} />
        </Suspense>
      );
    default:
      return <ForbiddenPage path={pathname} />;
  }
}
