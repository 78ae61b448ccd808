import { paceAtMost, queueEndpoints, setPaceRequest } from '@asamblea/domain';
import { Alert, Box, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface MailPaceProps {
  /** Messages a minute. */
  readonly pace: number;
  readonly onChanged: () => void;
}

/** How many messages a minute the assembly sends, for relays that take few. */
export function MailPace({ pace, onChanged }: MailPaceProps) {
  const [text, setText] = useState(String(pace));
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { failure, attempt, forget } = useAttempt();
  const read = setPaceRequest.safeParse({ pace: Number(text.trim() || Number.NaN) });
  const isWrong = isTried && !read.success;

  async function save(): Promise<void> {
    setTried(true);
    setSaved(false);
    forget();
    if (!read.success) return;
    await attempt(async () => {
      await askApi(queueEndpoints.setPace, read.data);
      setSaved(true);
      onChanged();
    });
  }

  return (
    <Paper
      component="section"
      aria-labelledby="ritmo"
      sx={{ p: 2.5, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography id="ritmo" variant="h4" component="h3">
        Ritmo de los envíos
      </Typography>
      <Typography color="textSecondary">
        Muchos servidores rechazan a quien manda demasiado seguido. 60 por minuto lo aceptan casi
        todos; si el suyo pide menos, bájelo.
      </Typography>
      <TextField
        label="Mensajes por minuto"
        value={text}
        onChange={({ target }) => {
          setSaved(false);
          setText(target.value);
        }}
        error={isWrong}
        helperText={isWrong ? `Escriba un número de 1 a ${paceAtMost}.` : `De 1 a ${paceAtMost}.`}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
        sx={{ width: 'min(100%, 16rem)' }}
      />
      <BusyButton variant="outlined" onPress={save}>
        Guardar ritmo
      </BusyButton>
      <Box role="status" sx={{ width: '100%' }}>
        {isSaved && <Alert severity="success">El ritmo quedó guardado.</Alert>}
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}
