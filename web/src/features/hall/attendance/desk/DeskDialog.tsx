import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ApiFailure } from '../../../../firebase/asking/ApiFailure.ts';
import { ErrorMessage } from '../../../../ui/feedback/ErrorMessage.tsx';

interface DeskDialogProps {
  readonly title: string;
  readonly failure: ApiFailure | null;
  readonly actions?: ReactNode;
  /** The first action takes the keys; else, and once it is gone, «Cerrar» does. */
  readonly isEnterSafe?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to show to the person in front of the desk. Escape closes it. */
export function DeskDialog(props: DeskDialogProps) {
  const { title, failure, actions, isEnterSafe = false, onClose, children } = props;
  const titleId = useId();
  const closing = useRef<HTMLButtonElement>(null);
  // A button that did its work and went away leaves the keys to nobody: to the page, or to the dialog
  // as a whole, which takes them while an answer is waited for.
  useEffect(() => {
    if (document.activeElement?.contains(closing.current)) closing.current?.focus();
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {failure !== null && (
          <Box sx={{ mt: 2 }}>
            <ErrorMessage message={failure.message} explanation={failure.explanation} />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button ref={closing} onClick={onClose} autoFocus={!isEnterSafe}>
          Cerrar
        </Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}
