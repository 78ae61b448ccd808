import { Button } from '@mui/material';
import { useEffect } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { type ErrorObject, networkError } from './errorObject.ts';
import { explainError } from './explainError.ts';
import { PendingVoteNote } from './PendingVoteNote.tsx';
import { isReloading } from './reloadOnce.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';
import { StatusPage } from './StatusPage.tsx';

/** Specification §2: a fatal or unhandled error, whatever it was, is this page. */
export function CrashPage({ error }: { readonly error: ErrorObject }) {
  const { title, explanation } = explainError(error);
  const isNetwork = error.statusMessage === networkError;
  useEffect(() => (isNetwork ? reloadWhenReachable() : undefined), [isNetwork]);
  // The files of a new version are on their way: there is nothing to say yet.
  if (isReloading()) return <Loading />;
  return (
    <StatusPage
      statusCode={error.statusCode}
      statusMessage={error.statusMessage}
      title={title}
      detail={error.message === error.statusMessage ? null : error.message}
      stack={import.meta.env.DEV ? error.stack : null}
      actions={
        <>
          {error.statusCode === 401 ? (
            <Button variant="contained" href="/login">
              Ingresar de nuevo
            </Button>
          ) : (
            <Button variant="contained" onClick={() => location.reload()}>
              Intentar de nuevo
            </Button>
          )}
          <Button href="/">Ir al inicio</Button>
        </>
      }
    >
      <p>{explanation}</p>
      <PendingVoteNote />
    </StatusPage>
  );
}
