import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import WarningIcon from '@mui/icons-material/WarningAmber';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { isTextLine } from '../device/isTextField.ts';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { type Confirmation, confirmationDefaults } from './confirmation.ts';

interface ConfirmDialogProps {
  readonly state: Confirmation;
  /** While the answer is pending the dialog stays, and takes no other. */
  readonly onAccept: () => Promise<unknown>;
  readonly onReject: () => Promise<unknown>;
  /** By Escape, the close icon or pressing outside. */
  readonly onClose: () => void;
}

/** The confirmation as it is seen. Its default icons are those of specification §9. */
export function ConfirmDialog({ state, onAccept, onReject, onClose }: ConfirmDialogProps) {
  const id = useId();
  const shown = useLastOpen(state);
  const { isPending, isLate, answer, forget } = useAnswer();
  /** The first thing to write has the keys, or else the answer that Enter may give. */
  function focusIn(dialog: HTMLElement): void {
    if (dialog.contains(document.activeElement) && dialog !== document.activeElement) return;
    const field = dialog.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
    const key = dialog.querySelector<HTMLElement>(`[data-answer="${shown.enter}"]`);
    (field ?? key)?.focus();
  }
  const close = () => {
    if (isPending && !isLate) return;
    forget();
    onClose();
  };
  return (
    <Dialog
      open={state.open}
      onClose={close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onEnter: (dialog: HTMLElement) => focusIn(dialog) } }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.repeat || shown.enter !== 'accepts') return;
        if (isPending || event.defaultPrevented || !isTextLine(event.target)) return;
        event.preventDefault();
        void answer(onAccept);
      }}
    >
      <DialogTitle id={`${id}-title`} className={shown.headerClass ?? ''} sx={title}>
        <Box component="span" className={shown.iconContainerClass ?? ''} sx={iconPlace}>
          {shown.icon ?? <WarningIcon color="warning" aria-hidden />}
        </Box>
        {shown.header}
      </DialogTitle>
      <DialogContent className={shown.contentClass ?? ''}>
        <DialogContentText id={`${id}-message`} component="div" color="textPrimary">
          {shown.message}
        </DialogContentText>
        <Box role="status">
          {isLate && (
            <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
              Todavía no hay respuesta. Puede salir de este aviso: lo que pidió puede estar hecho
              ya, y esta página lo mostrará en cuanto se sepa.
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions className={shown.footerClass ?? ''} sx={answers}>
        {isLate ? (
          // The button undoes nothing in the request, so it has a word of its own.
          <Button startIcon={<CloseIcon />} onClick={close}>
            Salir
          </Button>
        ) : (
          <BusyButton
            data-answer="rejects"
            disabled={isPending}
            className={shown.rejectButtonClass ?? ''}
            startIcon={shown.rejectIcon ?? <CloseIcon />}
            onPress={() => answer(onReject)}
          >
            {shown.rejectLabel}
          </BusyButton>
        )}
        <BusyButton
          data-answer="accepts"
          variant="contained"
          disabled={isPending}
          className={shown.acceptButtonClass ?? ''}
          startIcon={shown.acceptIcon ?? <CheckIcon />}
          onPress={() => answer(onAccept)}
        >
          {shown.acceptLabel}
        </BusyButton>
      </DialogActions>
      <IconButton
        aria-label="Salir de este aviso"
        disabled={isPending && !isLate}
        onClick={close}
        sx={corner}
      >
        <CloseIcon />
      </IconButton>
    </Dialog>
  );
}

/** Longer than a request takes when all is well. */
const lateMillis = 6_000;

/** An answer on its way. One that is late may be left: what comes of it is no longer this dialog's. */
function useAnswer() {
  const [pending, setPending] = useState<'none' | 'waiting' | 'late'>('none');
  const current = useRef(0);
  const forget = () => {
    current.current += 1;
    setPending('none');
  };
  async function answer(run: () => Promise<unknown>) {
    forget();
    const mine = current.current;
    setPending('waiting');
    const timer = setTimeout(() => {
      if (current.current === mine) setPending('late');
    }, lateMillis);
    try {
      await run();
    } finally {
      clearTimeout(timer);
      if (current.current === mine) setPending('none');
    }
  }
  return { isPending: pending !== 'none', isLate: pending === 'late', answer, forget };
}

/** While it fades away it still says what it asked, though the state is already reset. */
function useLastOpen(state: Confirmation): Confirmation {
  const last = useRef<Confirmation>(confirmationDefaults);
  if (state.open) last.current = state;
  return last.current;
}

const title = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pr: 7,
  overflowWrap: 'anywhere',
} as const;
const iconPlace = { display: 'flex', flex: 'none' } as const;
/** On a phone they fill the width, side by side or, where they do not fit, one over the other. */
const answers = {
  flexWrap: 'wrap',
  rowGap: 1,
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
} as const;
const corner = { position: 'absolute', top: 12, right: 12 } as const;
