import { type DriveItemView, documentVersionsAtMost } from '@asamblea/domain';
import { ListItemText, Menu, MenuItem } from '@mui/material';
import { documentHref } from '../../../firebase/asking/fetchBytes.ts';

export type ItemWork =
  | 'version'
  | 'versions'
  | 'share'
  | 'rename'
  | 'move'
  | 'visibility'
  | 'remove';

interface ItemMenuProps {
  readonly entry: DriveItemView;
  readonly anchor: HTMLElement;
  readonly onPick: (work: ItemWork) => void;
  readonly onClose: () => void;
}

const ofAll: readonly (readonly [work: ItemWork, words: string])[] = [
  ['rename', 'Cambiar el nombre'],
  ['move', 'Mover a otra carpeta'],
  ['visibility', 'Quién lo ve'],
  ['remove', 'Eliminar'],
];

/** The actions of an administrator on a folder or a document. */
export function ItemMenu({ entry, anchor, onPick, onClose }: ItemMenuProps) {
  const { versions = [] } = entry;
  const ofDocument: readonly (readonly [work: ItemWork, words: string])[] = [
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
