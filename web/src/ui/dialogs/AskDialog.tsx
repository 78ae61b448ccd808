import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { confirmationDefaults } from './confirmation.ts';

interface AskDialogProps {
  readonly open: boolean;
  readonly header: string;
  readonly acceptLabel: string;
  /** Instead of the warning, when nothing can go wrong. */
  readonly icon?: ReactNode;
  readonly enter?: 'accepts' | 'rejects';
  readonly children: ReactNode;
  readonly onAccept: () => unknown;
  /** Also by Escape or by pressing outside. */
  readonly onCancel: () => void;
}

/** A confirmation that asks for something before: its owner opens and closes it. */
export function AskDialog({ children, onAccept, onCancel, ...asked }: AskDialogProps) {
  return (
    <ConfirmDialog
      state={{ ...confirmationDefaults, ...asked, message: children }}
      onAccept={async () => onAccept()}
      onReject={async () => onCancel()}
      onClose={onCancel}
    />
  );
}
