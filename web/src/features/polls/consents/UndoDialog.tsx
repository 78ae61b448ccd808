import type { AbsenteeRow } from '@asamblea/domain';
import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { AskDialog } from '../../../ui/dialogs/AskDialog.tsx';
import type { ConsentWork } from './useConsentWork.ts';
import { WorkFailure } from './WorkFailure.tsx';

interface UndoDialogProps {
  readonly row: AbsenteeRow;
  readonly work: ConsentWork;
  readonly onClose: () => void;
}

/** Takes back what was written down by mistake, with the reason, which stays. */
export function UndoDialog({ row, work, onClose }: UndoDialogProps) {
  const { owner, notice, objection, noticeId } = row;
  const [what, setWhat] = useState<'notice' | 'objection'>(
    objection === null ? 'notice' : 'objection',
  );
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = reason.trim().length < 5;
  const isMissing = isTried && isShort;

  async function accept() {
    setTried(true);
    const recorded = what === 'notice' ? notice : objection;
    if (isShort || recorded === null) return;
    const asked = { noticeId, what, on: recorded.on, reason: reason.trim() };
    if ((await work.undo(asked)) !== null) onClose();
  }

  return (
    <AskDialog
      open
      header={`Deshacer lo anotado de ${owner}`}
      acceptLabel="Deshacer"
      onAccept={accept}
      onCancel={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <WorkFailure failure={work.failure} />
        <Typography>Lo que decía y el motivo quedan en el registro.</Typography>
        {notice !== null && objection !== null && (
          <RadioGroup
            aria-label="Qué se deshace"
            value={what}
            onChange={(_, value) => setWhat(value === 'notice' ? 'notice' : 'objection')}
          >
            <FormControlLabel value="objection" label="La oposición" control={<Radio />} />
            <FormControlLabel value="notice" label="La notificación" control={<Radio />} />
          </RadioGroup>
        )}
        <TextField
          label="Motivo"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing}
          helperText={isMissing ? 'Escriba el motivo, de 5 a 500 letras.' : ' '}
          slotProps={{ htmlInput: { maxLength: 500 } }}
          multiline
          minRows={2}
          required
          fullWidth
        />
      </Box>
    </AskDialog>
  );
}
