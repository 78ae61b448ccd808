import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';

interface DeskDialogProps {
  readonly title: string;
  readonly failure: ApiFailure | null;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something to show to the person in front of the desk. Escape closes it. */
export function DeskDialog({ title, failure, actions, onClose, children }: DeskDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {failure !== null && (
          <Box sx={{ mt: 2 }}>
            <ErrorNotice message={failure.message} explanation={failure.explanation} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}
