import { type DriveEntryView, documentVersionsAtMost } from '@asamblea/domain';
import { ListItemText, Menu, MenuItem } from '@mui/material';
import { documentHref } from '../../../firebase/readDocument.ts';

export type EntryWork =
  | 'version'
  | 'versions'
  | 'share'
  | 'rename'
  | 'move'
  | 'visibility'
  | 'remove';

interface EntryMenuProps {
  readonly entry: DriveEntryView;
  readonly anchor: HTMLElement;
  readonly onPick: (work: EntryWork) => void;
  readonly onClose: () => void;
}

const ofAll: readonly (readonly [work: EntryWork, words: string])[] = [
  ['rename', 'Cambiar el nombre'],
  ['move', 'Mover a otra carpeta'],
  ['visibility', 'Quién lo ve'],
  ['remove', 'Eliminar'],
];

/** What whoever administers does with a folder or a document. */
export function EntryMenu({ entry, anchor, onPick, onClose }: EntryMenuProps) {
  const { versions = [] } = entry;
  const ofDocument: readonly (readonly [work: EntryWork, words: string])[] = [
    ...(versions.length < documentVersionsAtMost
      ? [['version', 'Subir otra versión'] as const]
      : []),
    ['versions', `Versiones (${versions.length})`],
    ['share', 'Compartir con un enlace'],
  ];
  const works = entry.kind === 'folder' ? ofAll : [...ofDocument, ...ofAll];
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {entry.kind === 'document' && (
        <MenuItem component="a" href={documentHref(entry.entryId)} download onClick={onClose}>
          <ListItemText>Descargar</ListItemText>
        </MenuItem>
      )}
      {works.map(([work, words]) => (
        <MenuItem key={work} onClick={() => onPick(work)}>
          <ListItemText>{words}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
