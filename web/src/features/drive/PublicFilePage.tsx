import type { DocumentType, LinkedDocumentAnswer } from '@asamblea/domain';
import { Container, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { readDocument } from '../../firebase/readDocument.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { DocumentView } from './DocumentView.tsx';

/** What an address opens: a document that is public, by the code of its assembly, or one that was shared. */
type Asked =
  | { readonly by: 'link'; readonly token: string }
  | { readonly by: 'code'; readonly cot: string; readonly entryId: string };

interface Shown {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  readonly assembly: string;
}

/** `/file/public`: a document for who has no account. What a link has is never sent in an address. */
export function PublicFilePage() {
  const { hash, search } = useLocation();
  const asked = readAddress(hash, search);
  if (asked === null) {
    return (
      <EmptyState title="Falta el enlace">
        Ábralo completo, como se lo enviaron, o lea otra vez el código de la pantalla.
      </EmptyState>
    );
  }
  return <Opened key={JSON.stringify(asked)} asked={asked} />;
}

function Opened({ asked }: { readonly asked: Asked }) {
  const [[first]] = useState(() => [asked] as const);
  const { shown, failure, retry } = useShownDocument(first);
  const read = useCallback(
    (signal: AbortSignal) =>
      first.by === 'link'
        ? readDocument('/api/public/links/document', signal, first.token)
        : readDocument(bytesOf(first), signal),
    [first],
  );
  return (
    <Container maxWidth="lg" sx={{ py: 2 }}>
      {failure !== null && (
        <ErrorNotice
          message={failure.message}
          explanation={failure.explanation}
          {...(failure.isOurs ? {} : { onRetry: retry })}
        />
      )}
      {shown === null && failure === null && <Loading shape="cards" />}
      {shown !== null && (
        <>
          <Typography color="textSecondary">{shown.assembly}</Typography>
          <Typography variant="h1" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {shown.name}
          </Typography>
          <DocumentView {...shown} read={read} />
        </>
      )}
    </Container>
  );
}

const publicBytes = '/api/public/documents/';

function bytesOf({ cot, entryId }: Extract<Asked, { by: 'code' }>): string {
  return `${publicBytes}${encodeURIComponent(entryId)}?cot=${encodeURIComponent(cot)}`;
}

function useShownDocument(asked: Asked) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks again.
  useEffect(() => {
    const stop = new AbortController();
    setFailure(null);
    askFor(asked, stop.signal).then(setShown, (error: unknown) => {
      if (stop.signal.aborted) return;
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    });
    return () => stop.abort();
  }, [asked, times]);
  return { shown, failure, retry: () => setTimes((before) => before + 1) };
}

function askFor(asked: Asked, signal: AbortSignal): Promise<Shown> {
  if (asked.by === 'link') {
    const headers = { 'X-Document-Link': asked.token };
    return callApi<LinkedDocumentAnswer>('GET', '/api/public/links', undefined, signal, {
      headers,
    });
  }
  const path = `${publicBytes}${encodeURIComponent(asked.entryId)}/about?cot=${encodeURIComponent(asked.cot)}`;
  return callApi<LinkedDocumentAnswer>('GET', path, undefined, signal);
}

function readAddress(hash: string, search: string): Asked | null {
  const token = new URLSearchParams(hash.replace(/^#/u, '')).get('enlace');
  if (token !== null && token !== '') return { by: 'link', token };
  const query = new URLSearchParams(search);
  const [cot, entryId] = [query.get('cot')?.trim().toLowerCase(), query.get('documento')];
  return cot && entryId ? { by: 'code', cot, entryId } : null;
}
