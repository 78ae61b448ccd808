import { staffTokenIn } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Link, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router';
import { askNewPassword } from '../../../firebase/askNewPassword.ts';
import { EntryButton } from './EntryButton.tsx';
import { EntryCard } from './EntryCard.tsx';
import { FirstPasswordCard } from './FirstPasswordCard.tsx';
import { formColumn } from './formColumn.ts';
import { useEntry } from './useEntry.ts';

/**
 * `/forgot-password`: the provider's mail, whose answer is the same whoever the address belongs to; or,
 * with the link of an invitation to the staff, their first password.
 */
export function ForgotPasswordPage() {
  const token = staffTokenIn(useLocation().hash);
  return token === null ? <AskMail /> : <FirstPasswordCard key={token} token={token} />;
}

function AskMail() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const entry = useEntry();

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = email.trim();
    setAsked(null);
    void entry.ask(async () => {
      await askNewPassword(typed);
      setAsked(typed);
    });
  }

  return (
    <EntryCard
      title="Recuperar contraseña"
      subtitle="Le enviaremos un enlace para elegir una contraseña nueva."
      error={entry.error}
      others={
        <Link component={RouterLink} to="/login" sx={line}>
          Volver a ingresar
        </Link>
      }
    >
      <Box component="form" onSubmit={submit} sx={formColumn}>
        <TextField
          label="Correo electrónico"
          type="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          autoFocus
          autoComplete="username"
          required
          slotProps={{ htmlInput: { maxLength: 200 }, inputLabel: { required: false } }}
        />
        <EntryButton
          label={asked === null ? 'Enviar el enlace' : 'Enviar otra vez'}
          isBusy={entry.isBusy}
          waitUntil={entry.waitUntil}
        />
      </Box>
      {asked !== null && (
        <Alert severity="success" role="status" sx={{ mt: 2 }}>
          <AlertTitle>Revise su correo</AlertTitle>
          Si {asked} tiene una cuenta, en unos minutos le llegará el enlace. Mire también en el
          correo no deseado.
        </Alert>
      )}
    </EntryCard>
  );
}

const line = { minHeight: 48, display: 'flex', alignItems: 'center' } as const;
