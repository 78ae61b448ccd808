import type { DriveItemView } from '@asamblea/domain';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../firebase/session/useMay.ts';
import { foldersDownTo } from '../../../parts/folderAddress.ts';
import { useDrive } from '../../../parts/useDrive.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { Page } from '../../../ui/frames/Page.tsx';
import { DriveDesk } from './DriveDesk.tsx';
import { FolderPath } from './FolderPath.tsx';
import { ItemList } from './ItemList.tsx';

/** `/drive`: who administers brings and orders the documents; everybody else reads those that are for them. */
export function DrivePage() {
  const { entries, failure, refresh } = useDrive();
  const mayWrite = useMay('writeDrive');
  const [search] = useSearchParams();
  const folders = foldersDownTo(search.get('carpeta'), entries ?? []);
  const folderId = folders.at(-1)?.entryId ?? null;
  return (
    <Page
      title="Documentos"
      {...(mayWrite ? { subtitle: 'Cada documento y cada carpeta dice quién lo ve.' } : {})}
    >
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
      {entries === null && failure === null && <Loading shape="list" />}
      {entries !== null && (
        <>
          {folders.length > 0 && <FolderPath folders={folders} />}
          {mayWrite ? (
            <DriveDesk {...{ entries, folderId, refresh }} />
          ) : (
            <Reading {...{ entries, folderId }} />
          )}
        </>
      )}
    </Page>
  );
}

interface ReadingProps {
  readonly entries: readonly DriveItemView[];
  readonly folderId: string | null;
}

function Reading({ entries, folderId }: ReadingProps) {
  const here = entries.filter(({ parentId }) => parentId === folderId);
  if (here.length > 0) return <ItemList entries={entries} here={here} onMore={null} />;
  return (
    <EmptyState title="Aún no hay documentos para usted">
      La asamblea no ha publicado documentos aquí. Si espera alguno, pídalo a la administración.
    </EmptyState>
  );
}
