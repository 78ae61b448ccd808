import { annulQuestionRequest, at, questionEndpoints } from '@asamblea/domain';
import { Box, Checkbox, Chip, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../../firebase/asking/useAct.ts';
import { AskDialog } from '../../../../ui/dialogs/AskDialog.tsx';

export interface AnnulDialogProps {
  readonly questionId: string;
  readonly act: Acting['act'];
  readonly open: boolean;
  /** Of the question that is left to vote again; null: none is. */
  readonly repeatAs: string | null;
  readonly onRepeat: (repeatAs: string | null) => void;
  readonly onClose: () => void;
}

const usual = [
  'La pregunta se leyó de otra manera.',
  'Hubo una falla que impidió votar a varias personas.',
  'La sala pidió votarla de nuevo.',
] as const;

/** Why a vote is taken back, and whether it is left to vote again. */
export function AnnulDialog(props: AnnulDialogProps) {
  const { questionId, act, open, repeatAs, onRepeat, onClose } = props;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const asked = { reason, repeatAs };
  const isWrong = isTried && !annulQuestionRequest.safeParse(asked).success;

  async function annul() {
    setTried(true);
    const parsed = annulQuestionRequest.safeParse(asked);
    if (!parsed.success) return;
    onClose();
    await act(at(questionEndpoints.annulQuestion, { questionId }), parsed.data);
  }

  return (
    <AskDialog
      open={open}
      header="Anular la votación"
      acceptLabel={repeatAs === null ? 'Anular' : 'Anular y repetir'}
      onAccept={annul}
      onCancel={onClose}
    >
      <Typography>
        Los votos quedan en el registro y dejan de contar. No se puede volver atrás.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {usual.map((text) => (
          <Chip key={text} label={text} onClick={() => setReason(text)} sx={tallChip} />
        ))}
      </Box>
      <TextField
        label="Motivo, como saldrá en el acta"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isWrong}
        helperText={isWrong ? 'Escriba el motivo, de 10 a 500 letras.' : ' '}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        multiline
        minRows={2}
        fullWidth
        required
        margin="normal"
      />
      <FormControlLabel
        label="Dejar la misma pregunta lista para votarla otra vez"
        control={
          <Checkbox
            checked={repeatAs !== null}
            onChange={(_, checked) => onRepeat(checked ? crypto.randomUUID() : null)}
          />
        }
      />
    </AskDialog>
  );
}

const tallChip = {
  height: 'auto',
  py: 0.75,
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;
