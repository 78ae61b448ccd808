import { Button } from '@mui/material';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { fetchDocument } from '../../../firebase/asking/fetchBytes.ts';
import { folderPath } from '../../../parts/folderAddress.ts';
import { useDrive } from '../../../parts/useDrive.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { DocumentView } from './DocumentView.tsx';

/** `/file?documento=`: one document, for members who may see it. */
export function FilePage() {
  const [search] = useSearchParams();
  const entryId = search.get('documento') ?? '';
  const { entries, failure, refresh } = useDrive();
  const read = useCallback((signal: AbortSignal) => fetchDocument(entryId, signal), [entryId]);
  const entry = entries?.find((one) => one.entryId === entryId && one.kind === 'document');
  const back = (
    <Button component={Link} to={folderPath(entry?.parentId ?? null)} variant="outlined">
      Todos los documentos
    </Button>
  );
  return (
    <Page title={entry?.name ?? 'Documento'} width="wide" actions={back}>
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {entries === null && failure === null && <Loading shape="cards" />}
      {entry?.type !== undefined && (
        <DocumentView
          key={entry.versionId}
          name={entry.name}
          type={entry.type}
          size={entry.size ?? 0}
          read={read}
        />
      )}
      {entries !== null && entry === undefined && (
        <EmptyState title={entryId === '' ? 'Elija un documento' : 'Ese documento no está'}>
          {entryId === ''
            ? 'Ábralo desde la lista de documentos de la asamblea.'
            : 'Se eliminó, o no es para usted. Búsquelo en la lista o pídalo a la administración.'}
        </EmptyState>
      )}
    </Page>
  );
}
