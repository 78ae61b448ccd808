import { useEffect, useLayoutEffect, useState } from 'react';
import { Loading } from '../../ui/feedback/Loading.tsx';
import { Button, ButtonLink } from '../../ui/widgets/Button.tsx';
import type { ErrorObject } from './errorObject.ts';
import { detailOf, explainError } from './explainError.ts';
import { PendingVoteNote } from './PendingVoteNote.tsx';
import { isMendable, reloadForGoneChunk } from './reloadOnce.ts';
import { reloadWhenReachable } from './reloadWhenReachable.ts';
import { StatusPage } from './StatusPage.tsx';

/** Specification §2: a fatal or unhandled error, whatever it was, is this page. */
export function CrashPage({ error }: { readonly error: ErrorObject }) {
  const { title, explanation } = explainError(error);
  const isReloading = useReload(error.message);
  const mendsItself = isMendable(error);
  useEffect(() => (mendsItself ? reloadWhenReachable() : undefined), [mendsItself]);
  // Nothing to say while the files of a new version are on their way.
  if (isReloading !== false) return <Loading />;
  return (
    <StatusPage
      statusCode={error.statusCode}
      statusMessage={error.statusMessage}
      title={title}
      detail={detailOf(error)}
      stack={import.meta.env.DEV ? error.stack : null}
      actions={
        <>
          {error.statusCode === 401 ? (
            <ButtonLink look="filled" href="/login">
              Ingresar de nuevo
            </ButtonLink>
          ) : (
            <Button look="filled" onClick={() => location.reload()}>
              Intentar de nuevo
            </Button>
          )}
          <ButtonLink href="/">Ir al inicio</ButtonLink>
        </>
      }
    >
      <p>{explanation}</p>
      <PendingVoteNote />
    </StatusPage>
  );
}

/** Null until it is known, which is before anything is painted. */
function useReload(message: string): boolean | null {
  const [isReloading, setReloading] = useState<boolean | null>(null);
  useLayoutEffect(() => setReloading(reloadForGoneChunk(message)), [message]);
  return isReloading;
}
