import { at, type DocumentType, driveEndpoints, linkEndpoints } from '@asamblea/domain';
import { Container, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { askApi, requestAddress } from '../../../firebase/asking/askApi.ts';
import { fetchBytes } from '../../../firebase/asking/fetchBytes.ts';
import { useReading } from '../../../firebase/asking/useReading.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { DocumentView } from './DocumentView.tsx';

/** The document of an address: a public one, by the code of its assembly, or a shared one. */
type Asked =
  | { readonly by: 'link'; readonly token: string }
  | { readonly by: 'code'; readonly cot: string; readonly entryId: string };

interface Shown {
  readonly name: string;
  readonly type: DocumentType;
  readonly size: number;
  readonly assembly: string;
}

/** `/file/public`: a document for people without an account. The secret of a link is never sent in an address. */
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
  const ask = useCallback((signal: AbortSignal) => askFor(first, signal), [first]);
  const { answer: shown, failure, retry } = useReading(ask);
  const read = useCallback(
    (signal: AbortSignal) =>
      first.by === 'link'
        ? fetchBytes(requestAddress(linkEndpoints.readLinked, undefined), signal, first.token)
        : fetchBytes(bytesOf(first), signal),
    [first],
  );
  return (
    <Container maxWidth="lg" sx={{ py: 2 }}>
      {failure !== null && (
        <ErrorMessage
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

function bytesOf({ cot, entryId }: Extract<Asked, { by: 'code' }>): string {
  return requestAddress(at(driveEndpoints.readPublicDocument, { entryId }), { cot });
}

function askFor(asked: Asked, signal: AbortSignal): Promise<Shown> {
  if (asked.by === 'link') {
    const headers = { 'X-Document-Link': asked.token };
    return askApi(linkEndpoints.readLink, undefined, signal, { headers });
  }
  const { cot, entryId } = asked;
  return askApi(at(driveEndpoints.describePublicDocument, { entryId }), { cot }, signal);
}

function readAddress(hash: string, search: string): Asked | null {
  const token = new URLSearchParams(hash.replace(/^#/u, '')).get('enlace');
  if (token !== null && token !== '') return { by: 'link', token };
  const query = new URLSearchParams(search);
  const [cot, entryId] = [query.get('cot')?.trim().toLowerCase(), query.get('documento')];
  return cot && entryId ? { by: 'code', cot, entryId } : null;
}
