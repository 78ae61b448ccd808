import { type DriveItemView, fileName } from '@asamblea/domain';
import NewFolderIcon from '@mui/icons-material/CreateNewFolderOutlined';
import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useFileInput } from '../../../ui/files/useFileInput.tsx';
import { ItemDialogs } from './ItemDialogs.tsx';
import { ItemList } from './ItemList.tsx';
import { ItemMenu, type ItemWork } from './ItemMenu.tsx';
import { NewFolderDialog } from './NewFolderDialog.tsx';
import { SameNameDialog } from './SameNameDialog.tsx';
import { UploadArea } from './UploadArea.tsx';
import { acceptedFiles, UploadButton } from './UploadButton.tsx';
import { UploadTray } from './UploadTray.tsx';
import { type AskedUpload, useUploads } from './useUploads.ts';

interface DriveDeskProps {
  readonly entries: readonly DriveItemView[];
  readonly folderId: string | null;
  readonly refresh: () => void;
}

interface Work {
  readonly entryId: string;
  readonly work: Exclude<ItemWork, 'version'>;
}

/** Brings documents and orders them. */
export function DriveDesk({ entries, folderId, refresh }: DriveDeskProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const { uploads, add, goOn, cancel, tidy } = useUploads(refresh);
  const [menu, setMenu] = useState<readonly [entryId: string, anchor: HTMLElement] | null>(null);
  const [work, setWork] = useState<Work | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [twins, setTwins] = useState<readonly File[]>([]);
  const versionOf = useRef<string | null>(null);
  const here = entries.filter(({ parentId }) => parentId === folderId);
  const folder = entries.find(({ entryId }) => entryId === folderId);
  const into = { parentId: folderId, visibility: folder?.visibility ?? ('attendees' as const) };
  const asNew = (files: readonly File[]) => files.map((file): AskedUpload => ({ file, into }));

  /** A file with the name of a present document is asked about; the rest goes at once. */
  function bring(files: readonly File[]) {
    const known = files.filter((file) => twinOf(file, here) !== undefined);
    add(asNew(files.filter((file) => !known.includes(file))));
    setTwins(known);
  }

  function bringVersions() {
    const versions = twins.map((file): AskedUpload => {
      const twin = twinOf(file, here);
      return twin === undefined ? { file, into } : { file, into: null, entryId: twin.entryId };
    });
    add(versions);
    setTwins([]);
  }

  const version = useFileInput({
    label: 'Otra versión',
    accept: acceptedFiles,
    onFiles([file]) {
      const entryId = versionOf.current;
      if (file !== undefined && entryId !== null) add([{ file, into: null, entryId }]);
    },
  });

  function pick(entry: DriveItemView, chosen: ItemWork) {
    setMenu(null);
    if (chosen !== 'version') return setWork({ entryId: entry.entryId, work: chosen });
    versionOf.current = entry.entryId;
    version.choose();
  }

  // The entry as it is now: a version may come while its menu is open.
  const asked = entries.find(({ entryId }) => entryId === menu?.[0]);
  const worked = entries.find(({ entryId }) => entryId === work?.entryId);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <UploadButton onFiles={bring} />
        <Button startIcon={<NewFolderIcon />} variant="outlined" onClick={() => setMaking(true)}>
          Nueva carpeta
        </Button>
      </Box>
      <UploadTray uploads={uploads} onGoOn={goOn} onCancel={cancel} onTidy={tidy} />
      <UploadArea onFiles={bring}>
        {here.length === 0 ? (
          <EmptyState
            title={folder === undefined ? 'Aún no hay documentos' : 'La carpeta está vacía'}
          >
            Suba la convocatoria, el presupuesto o los estados financieros, y escoja quién los ve.
          </EmptyState>
        ) : (
          <ItemList
            entries={entries}
            here={here}
            onMore={(entry, anchor) => setMenu([entry.entryId, anchor])}
          />
        )}
      </UploadArea>
      {version.input}
      {menu !== null && asked !== undefined && (
        <ItemMenu
          entry={asked}
          anchor={menu[1]}
          onPick={(chosen) => pick(asked, chosen)}
          onClose={() => setMenu(null)}
        />
      )}
      {isMaking && (
        <NewFolderDialog
          parentId={folderId}
          onDone={() => {
            setMaking(false);
            refresh();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {twins.length > 0 && (
        <SameNameDialog
          names={twins.map(({ name }) => name)}
          onVersion={bringVersions}
          onApart={() => {
            add(asNew(twins));
            setTwins([]);
          }}
          onClose={() => setTwins([])}
        />
      )}
      {work !== null && worked !== undefined && (
        <ItemDialogs
          entry={worked}
          work={work.work}
          entries={entries}
          timeZone={timeZone}
          onChange={refresh}
          onClose={() => setWork(null)}
        />
      )}
    </>
  );
}

/** The document of the folder that the file would be called as. */
function twinOf(file: File, here: readonly DriveItemView[]): DriveItemView | undefined {
  return here.find(({ name, type }) => {
    if (type === undefined) return false;
    return fileName(file.name, type).toLowerCase() === name.toLowerCase();
  });
}
