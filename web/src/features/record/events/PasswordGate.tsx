import { type ProtectedAnswer, recordEndpoints } from '@asamblea/domain';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { proveByPassword } from '../../../firebase/session/proveByPassword.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';

interface PasswordGateProps {
  /** The server took the proof that the password was typed, for a while. */
  readonly onOpen: (opened: ProtectedAnswer) => void;
}

/** A session left open does not leave this open with it. */
export function PasswordGate({ onOpen }: PasswordGateProps) {
  const { email } = useSession().session;
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || email === null) return;
    setBusy(true);
    setFailure(null);
    const proof = await proveByPassword(email, password);
    if (proof.ok) await open(proof.token);
    else setFailure(failures[proof.reason]);
    setBusy(false);
  }

  async function open(token: string) {
    try {
      onOpen(await askApi(recordEndpoints.openProtected, { token }));
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error.message : failures.network);
    }
  }

  return (
    <Paper component="form" onSubmit={submit} sx={{ p: 3, display: 'grid', gap: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <LockIcon aria-hidden color="primary" />
        <Typography>Escriba otra vez su contraseña para entrar.</Typography>
      </Box>
      {/* Which account a password manager fills. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <TextField
        label="Contraseña"
        type="password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        autoComplete="current-password"
        autoFocus
        required
        slotProps={{ inputLabel: { required: false } }}
      />
      {failure !== null && <ErrorMessage message={failure} />}
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        Entrar
      </Button>
    </Paper>
  );
}

const failures = {
  wrong: 'Esa no es su contraseña. Revísela e intente de nuevo.',
  many: 'Demasiados intentos. Espere unos minutos e intente de nuevo.',
  network: 'No pudimos comprobarla: no hay conexión. Intente de nuevo.',
} as const;
