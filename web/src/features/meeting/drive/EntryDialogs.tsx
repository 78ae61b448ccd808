import type { DriveEntryView } from '@asamblea/domain';
import type { EntryWork } from './EntryMenu.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';
import { VisibilityDialog } from './VisibilityDialog.tsx';

interface EntryDialogsProps {
  readonly entry: DriveEntryView;
  readonly work: Exclude<EntryWork, 'version'>;
  readonly entries: readonly DriveEntryView[];
  readonly timeZone: string;
  /** Something changed: the list is read again. */
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** The form of what was chosen to be done with an entry. */
export function EntryDialogs(props: EntryDialogsProps) {
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
