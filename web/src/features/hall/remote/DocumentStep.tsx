import { Alert, AlertTitle, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

/** The field, for the code that leads to it. */
const fieldId = 'numero-de-documento';

/** Above the ballot, which cannot be voted yet: on a phone the field is below it. */
export function DocumentMissing() {
  return (
    <Alert severity="info" sx={{ m: 2, mb: 0 }}>
      <AlertTitle>Falta un paso para contar su asistencia</AlertTitle>
      Escriba el número de su documento y podrá votar.
      <Box sx={{ mt: 1 }}>
        <Button variant="contained" onClick={() => document.getElementById(fieldId)?.focus()}>
          Escribir mi documento
        </Button>
      </Box>
    </Alert>
  );
}

interface DocumentStepProps {
  /** Why the last number did not open; null: none was sent. */
  readonly failure: ApiFailure | null;
  readonly onSend: (document: string) => Promise<void>;
}

/** The number of one's document, which the assembly asks for before counting who comes from afar. */
export function DocumentStep({ failure, onSend }: DocumentStepProps) {
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (typed.trim() === '' || isSending) return;
    setSending(true);
    await onSend(typed.trim());
    setSending(false);
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={form}>
      <Typography>
        Para contar su asistencia y votar, escriba el número de su documento, como está en el padrón
        o en el poder que le dieron.
      </Typography>
      <TextField
        id={fieldId}
        label="Número de documento"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Button type="submit" variant="contained" disabled={typed.trim() === '' || isSending}>
        Entrar a la reunión
      </Button>
      <Typography variant="body2" color="textSecondary">
        Solo se compara: queda escrito que lo dijo, no el número.
      </Typography>
    </Box>
  );
}

const form = { display: 'grid', gap: 1.5, mt: 1, justifyItems: 'start' } as const;
