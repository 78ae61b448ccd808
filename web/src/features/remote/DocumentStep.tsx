import { Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';

interface DocumentStepProps {
  /** Why the last number did not open; null: none was sent. */
  readonly failure: ApiFailure | null;
  readonly onSend: (document: string) => Promise<void>;
}

/** The number of one's document, which the assembly asks for before counting who comes from afar. */
export function DocumentStep({ failure, onSend }: DocumentStepProps) {
  const [document, setDocument] = useState('');
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (document.trim() === '' || isSending) return;
    setSending(true);
    await onSend(document.trim());
    setSending(false);
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void send(event)} sx={form}>
      <Typography>
        Para contar su asistencia y votar, escriba el número de su documento, como está en el padrón
        o en el poder que le dieron.
      </Typography>
      <TextField
        label="Número de documento"
        value={document}
        onChange={(event) => setDocument(event.target.value)}
        autoComplete="off"
        required
        fullWidth
        slotProps={{ htmlInput: { maxLength: 40 } }}
      />
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      <Button type="submit" variant="contained" disabled={document.trim() === '' || isSending}>
        Entrar a la reunión
      </Button>
      <Typography variant="body2" color="textSecondary">
        Solo se compara: queda escrito que lo dijo, no el número.
      </Typography>
    </Box>
  );
}

const form = { display: 'grid', gap: 1.5, mt: 1, justifyItems: 'start' } as const;
