import type { DriveItemView } from '@asamblea/domain';
import type { ItemWork } from './ItemMenu.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';
import { VisibilityDialog } from './VisibilityDialog.tsx';

interface ItemDialogsProps {
  readonly entry: DriveItemView;
  readonly work: Exclude<ItemWork, 'version'>;
  readonly entries: readonly DriveItemView[];
  readonly timeZone: string;
  /** Something changed: the list is read again. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The form for the chosen action on an entry. */
export function ItemDialogs(props: ItemDialogsProps) {
  const { entry, work, entries, timeZone, onChange, onClose } = props;
  const onDone = () => {
    onChange();
    onClose();
  };
  switch (work) {
    case 'versions':
      return <VersionsDialog {...{ entry, timeZone, onClose }} />;
    case 'share':
      return <ShareDialog {...{ entry, timeZone, onChange, onClose }} />;
    case 'rename':
      return <RenameDialog {...{ entry, onDone, onClose }} />;
    case 'move':
      return <MoveDialog {...{ entry, entries, onDone, onClose }} />;
    case 'visibility':
      return <VisibilityDialog {...{ entry, entries, onDone, onClose }} />;
    case 'remove':
      return <RemoveDialog {...{ entry, entries, onDone, onClose }} />;
  }
}
