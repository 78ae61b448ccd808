import type { ReactNode } from 'react';
import { readDeskSession } from '../firebase/keptSession.ts';
import { SessionProvider } from '../firebase/session.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Button } from '../ui/widgets/Button.tsx';
import { errorObjectOf } from './errorObject.ts';
import { detailOf, explainError } from './explainError.ts';
import { PendingVoteNote } from './PendingVoteNote.tsx';
import { SessionEndedNotice } from './SessionEndedNotice.tsx';
import { StatusPage } from './StatusPage.tsx';
import { useSessionLook } from './useLook.ts';

/** What is inside waits until it is known who is here. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider
      loading={<Loading />}
      failed={sayFailure}
      withoutNetwork={location.pathname === '/register' ? readDeskSession : undefined}
    >
      <SessionEndedNotice />
      <SessionLook />
      {children}
    </SessionProvider>
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
