import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import WarningIcon from '@mui/icons-material/WarningAmber';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
} from '@mui/material';
import { useId, useRef } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { type Confirmation, confirmationDefaults } from './confirmation.ts';

interface ConfirmDialogProps {
  readonly state: Confirmation;
  /** While it is pending the dialog stays. */
  readonly onAccept: () => Promise<unknown>;
  /** Also by Escape, the close icon or pressing outside. */
  readonly onReject: () => void;
}

/** The confirmation as it is seen. Its default icons are those of specification §9. */
export function ConfirmDialog({ state, onAccept, onReject }: ConfirmDialogProps) {
  const titleId = useId();
  const shown = useLastOpen(state);
  return (
    <Dialog open={state.open} onClose={onReject} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} className={shown.headerClass ?? ''} sx={title}>
        <Box component="span" className={shown.iconContainerClass ?? ''} sx={{ display: 'flex' }}>
          {shown.icon ?? <WarningIcon color="warning" aria-hidden />}
        </Box>
        {shown.header}
      </DialogTitle>
      <IconButton aria-label="Cerrar" onClick={onReject} sx={corner}>
        <CloseIcon />
      </IconButton>
      <DialogContent className={shown.contentClass ?? ''}>
        <DialogContentText component="div" color="textPrimary">
          {shown.message}
        </DialogContentText>
      </DialogContent>
      <DialogActions className={shown.footerClass ?? ''}>
        <Button
          onClick={onReject}
          className={shown.rejectButtonClass ?? ''}
          startIcon={shown.rejectIcon ?? <CloseIcon />}
        >
          {shown.rejectLabel}
        </Button>
        <BusyButton
          variant="contained"
          className={shown.acceptButtonClass ?? ''}
          startIcon={shown.acceptIcon ?? <CheckIcon />}
          onPress={onAccept}
        >
          {shown.acceptLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}

/** While it fades away it still says what it asked, though the state is already reset. */
function useLastOpen(state: Confirmation): Confirmation {
  const last = useRef<Confirmation>(confirmationDefaults);
  if (state.open) last.current = state;
  return last.current;
}

const title = { display: 'flex', alignItems: 'center', gap: 1, pr: 7 } as const;
const corner = { position: 'absolute', top: 12, right: 12 } as const;
