import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';

interface RejectDialogProps {
  readonly attorneyName: string;
  readonly grantorName: string;
  /** The first text of the reason: the conflict found. */
  readonly reason: string;
  readonly onReject: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** A proxy is rejected with its reason, which who gave it reads. */
export function RejectDialog(props: RejectDialogProps) {
  const { attorneyName, grantorName, onReject, onClose } = props;
  const [reason, setReason] = useState(props.reason);
  const [tried, setTried] = useState(false);
  const isMissing = tried && reason.trim() === '';

  async function accept() {
    setTried(true);
    if (reason.trim() === '') return;
    await onReject(reason.trim());
    onClose();
  }

  return (
    <AskDialog
      open
      header={`Rechazar el poder para ${attorneyName}`}
      acceptLabel="Rechazar"
      onAccept={accept}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography>{grantorName} verá el motivo y podrá dar otro poder.</Typography>
        <TextField
          label="Motivo"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing}
          helperText={isMissing ? 'Escriba el motivo.' : ''}
          multiline
          minRows={2}
          fullWidth
          autoFocus
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      </Box>
    </AskDialog>
  );
}
