import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly failure: ApiFailure | null;
  /** What the button that does it says, and what it does; null: there is nothing to do but to close. */
  readonly does: readonly [label: string, run: () => Promise<unknown>] | null;
  readonly isGrave?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small form in front of the list, as wide as a phone. */
export function FormDialog(props: FormDialogProps) {
  const { title, failure, does, isGrave = false, onClose, children } = props;
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width:600px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent>
        {children}
        {failure !== null && (
          <ErrorNotice message={failure.message} explanation={failure.explanation} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{does === null ? 'Cerrar' : 'Cancelar'}</Button>
        {does !== null && (
          <BusyButton
            variant="contained"
            color={isGrave ? 'error' : 'primary'}
            onPress={() => does[1]()}
          >
            {does[0]}
          </BusyButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
