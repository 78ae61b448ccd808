import {
  mailEndpoints,
  sayMailTrial,
  type TestMailAnswer,
  testMailRequest,
} from '@asamblea/domain';
import { Alert, Box, Paper, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** A message sent now, and the answer of the relay. */
export function TestMail() {
  const { session } = useSession();
  const [to, setTo] = useState(session.email ?? '');
  const [isTried, setTried] = useState(false);
  const [trial, setTrial] = useState<TestMailAnswer | null>(null);
  const { failure, attempt, forget } = useAttempt();
  const read = testMailRequest.safeParse({ to: to.trim() });
  const isWrong = isTried && !read.success;

  async function send(): Promise<void> {
    setTried(true);
    forget();
    setTrial(null);
    if (!read.success) return;
    await attempt(async () => {
      setTrial(await askApi(mailEndpoints.testMail, read.data));
    });
  }

  return (
    <Paper
      component="section"
      aria-labelledby="prueba"
      sx={{ p: 2.5, display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <Typography id="prueba" variant="h4" component="h3">
        Probar el correo
      </Typography>
      <TextField
        label="Enviar a"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={isWrong}
        helperText={isWrong ? 'Escriba un correo completo.' : 'Sale ahora, por el servidor en uso.'}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', maxLength: 254 } }}
        sx={{ width: 'min(100%, 26rem)' }}
      />
      <BusyButton variant="outlined" onPress={send}>
        Enviar mensaje de prueba
      </BusyButton>
      <Box role="status" sx={{ width: '100%' }}>
        {trial !== null && (
          <Alert severity={trial.delivery === 'sent' ? 'success' : 'error'}>
            {sayMailTrial(trial)}
          </Alert>
        )}
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}
