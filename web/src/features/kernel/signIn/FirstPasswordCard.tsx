import { Box, Link, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { chooseFirstPassword } from '../../../firebase/chooseFirstPassword.ts';
import { EntryButton } from './EntryButton.tsx';
import { EntryCard } from './EntryCard.tsx';
import { formColumn } from './formColumn.ts';
import { PasswordField } from './PasswordField.tsx';
import { useEntry } from './useEntry.ts';

const lettersAtLeast = 10;

/** The link of an invitation to the staff: what spends it is the button, for mail programs open links. */
export function FirstPasswordCard({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isTried, setTried] = useState(false);
  const { error, isBusy, waitUntil, enter } = useEntry();
  const fault = faultOf(password, repeated);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (fault === null) void enter(() => chooseFirstPassword(token, password));
  }

  return (
    <EntryCard
      title="Elija su contraseña"
      subtitle="Lo invitaron al equipo de la asamblea. Con esta contraseña y su correo entrará desde ahora."
      error={error}
      others={
        <Link component={RouterLink} to="/login" sx={line}>
          Ya tengo contraseña
        </Link>
      }
    >
      <Box component="form" onSubmit={submit} sx={formColumn} noValidate>
        <PasswordField value={password} onChange={setPassword} isNew />
        <TextField
          label="Escríbala otra vez"
          type="password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
          autoComplete="new-password"
          error={isTried && fault !== null}
          helperText={
            isTried && fault !== null ? fault : `Al menos ${lettersAtLeast} letras o números.`
          }
          required
          slotProps={{ inputLabel: { required: false } }}
        />
        <EntryButton label="Guardar y entrar" isBusy={isBusy} waitUntil={waitUntil} />
      </Box>
    </EntryCard>
  );
}

function faultOf(password: string, repeated: string): string | null {
  if (password.length < lettersAtLeast) {
    return `La contraseña necesita al menos ${lettersAtLeast} letras o números.`;
  }
  return password === repeated ? null : 'Las dos no son iguales. Escríbalas de nuevo.';
}

const line = { minHeight: 48, display: 'flex', alignItems: 'center' } as const;
