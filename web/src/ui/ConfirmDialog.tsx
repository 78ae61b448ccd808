import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import WarningIcon from '@mui/icons-material/WarningAmber';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BusyButton } from './BusyButton.tsx';

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly header?: ReactNode;
  readonly message?: ReactNode;
  readonly acceptLabel?: string;
  readonly rejectLabel?: string;
  readonly danger?: boolean;
  /** While it is pending the dialog stays; the caller closes it. */
  readonly onAccept: () => Promise<unknown> | undefined;
  /** Also by Escape or by pressing outside. */
  readonly onReject: () => void;
}

/** Asks before doing something. Its default texts and icons are those of specification §8 and §9. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, header = 'Confirmar', danger = false, onAccept, onReject } = props;
  const { acceptLabel = 'Aceptar', rejectLabel = 'Cancelar' } = props;
  const { message = 'Esta seguro de llevar acabo esta acción' } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onReject} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <WarningIcon color="warning" aria-hidden />
        {header}
      </DialogTitle>
      <DialogContent>
        <DialogContentText component="div" color="textPrimary">
          {message}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onReject} startIcon={<CloseIcon />}>
          {rejectLabel}
        </Button>
        <BusyButton
          variant="contained"
          color={danger ? 'error' : 'primary'}
          startIcon={<CheckIcon />}
          onPress={onAccept}
        >
          {acceptLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
