import { DeskDialog } from './desk/DeskDialog.tsx';
import { KeyList } from './KeyList.tsx';

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DeskDialog title="Teclas de la mesa" failure={null} onClose={onClose}>
      <KeyList />
    </DeskDialog>
  );
}
