import { at, consentEndpoints, type OwnConsents } from '@asamblea/domain';
import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import { useToasts } from '../../../ui/toasts/Toasts.tsx';
import { WorkFailure } from './WorkFailure.tsx';

interface OwnObjectionDialogProps {
  readonly own: OwnConsents['own'][number];
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** An owner says that they do not agree, with a reason if they want. */
export function OwnObjectionDialog({ own, onDone, onClose }: OwnObjectionDialogProps) {
  const [reason, setReason] = useState('');
  const { failure, attempt } = useAttempt();
  const { add } = useToasts();
  const { questionId, noticeId, text, units } = own;

  async function accept() {
    await attempt(async () => {
      const body = { noticeId, reason: reason.trim() };
      await askApi(at(consentEndpoints.objectOwn, { questionId }), body);
      add({ severity: 'success', summary: 'Su oposición quedó registrada' });
      await onDone();
      onClose();
    });
  }

  return (
    <AskDialog
      open
      header="Oponerme a la decisión"
      acceptLabel="Registrar mi oposición"
      onAccept={accept}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={failure} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        <Typography color="textSecondary">
          Vale por {units.join(', ')} y queda con fecha de hoy. Para retirarla, hable con la
          administración.
        </Typography>
        <TextField
          label="Motivo (si quiere)"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 1_000 } }}
          multiline
          minRows={2}
          fullWidth
        />
      </Box>
    </AskDialog>
  );
}
