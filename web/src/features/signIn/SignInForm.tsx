import { Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { Credentials } from '../../firebase/signIn.ts';
import { PasswordField } from './PasswordField.tsx';

interface SignInFormProps {
  readonly assembly: string;
  readonly isBusy: boolean;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function SignInForm({ assembly: given, isBusy, onSubmit }: SignInFormProps) {
  const [assembly, setAssembly] = useState(given);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = { assembly: assembly.trim().toLowerCase(), email: email.trim() };
    onSubmit({ ...typed, password, remember });
  }

  return (
    <Box component="form" onSubmit={submit} sx={column}>
      <TextField
        label="Código de la asamblea"
        value={assembly}
        onChange={(event) => setAssembly(event.target.value)}
        autoFocus={given === ''}
        required
        slotProps={{ htmlInput: plainText, inputLabel: { required: false } }}
      />
      <TextField
        label="Correo electrónico"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        autoFocus={given !== ''}
        autoComplete="username"
        required
        slotProps={{ inputLabel: { required: false } }}
      />
      <PasswordField value={password} onChange={setPassword} />
      <FormControlLabel
        label="Recordarme en este equipo"
        control={
          <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)} />
        }
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Ingresar
      </Button>
    </Box>
  );
}

const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const;

const plainText = { autoCapitalize: 'none', autoComplete: 'organization', spellCheck: false };
