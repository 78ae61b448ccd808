import { annulQuestionRequest, at, questionEndpoints } from '@asamblea/domain';
import AnnulIcon from '@mui/icons-material/Block';
import {
  Box,
  Button,
  Checkbox,
  Chip,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { Acting } from '../../../firebase/useAct.ts';
import { useMay } from '../../../firebase/useMay.ts';
import { AskDialog } from '../../../ui/AskDialog.tsx';

interface AnnulVotingProps {
  readonly questionId: string;
  readonly act: Acting['act'];
}

const usual = [
  'La pregunta se leyó de otra manera.',
  'Hubo una falla que impidió votar a varias personas.',
  'La sala pidió votarla de nuevo.',
] as const;

/** Takes a vote back with its reason and, unless it is unticked, leaves the same question to vote again. */
export function AnnulVoting({ questionId, act }: AnnulVotingProps) {
  const [repeatAs, setRepeatAs] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const mayAnnul = useMay('annulQuestion');
  const asked = { reason, repeatAs };
  const isWrong = isTried && !annulQuestionRequest.safeParse(asked).success;

  async function annul() {
    setTried(true);
    const parsed = annulQuestionRequest.safeParse(asked);
    if (!parsed.success) return;
    setOpen(false);
    await act(at(questionEndpoints.annulQuestion, { questionId }), parsed.data);
  }

  if (!mayAnnul) return null;
  return (
    <>
      <Button
        size="large"
        startIcon={<AnnulIcon />}
        onClick={() => {
          setRepeatAs(crypto.randomUUID());
          setOpen(true);
        }}
      >
        Anular…
      </Button>
      <AskDialog
        open={isOpen}
        header="Anular la votación"
        acceptLabel={repeatAs === null ? 'Anular' : 'Anular y repetir'}
        onAccept={annul}
        onCancel={() => setOpen(false)}
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
              onChange={(_, checked) => setRepeatAs(checked ? crypto.randomUUID() : null)}
            />
          }
        />
      </AskDialog>
    </>
  );
}

const tallChip = {
  height: 'auto',
  py: 0.75,
  '& .MuiChip-label': { whiteSpace: 'normal' },
} as const;
