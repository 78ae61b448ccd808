import type { DriveItemView } from '@asamblea/domain';
import { Box } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { ItemRow } from './ItemRow.tsx';

interface ItemListProps {
  readonly entries: readonly DriveItemView[];
  /** Those of the folder that is open. */
  readonly here: readonly DriveItemView[];
  readonly onMore: ((entry: DriveItemView, anchor: HTMLElement) => void) | null;
}

/** Folders first, each in the order of its name, as they come. */
export function ItemList({ entries, here, onMore }: ItemListProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const ordered = [
    ...here.filter(({ kind }) => kind === 'folder'),
    ...here.filter(({ kind }) => kind === 'document'),
  ];
  return (
    <Box component="ul" aria-label="Documentos y carpetas" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {ordered.map((entry) => (
        <ItemRow
          key={entry.entryId}
          entry={entry}
          entries={entries}
          timeZone={timeZone}
          onMore={onMore === null ? null : (anchor) => onMore(entry, anchor)}
        />
      ))}
    </Box>
  );
}
