import { Box, Paper, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { type Credentials, signIn } from '../../firebase/signIn.ts';
import { describeSignInError, type SignInError } from './describeSignInError.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInNotice } from './SignInNotice.tsx';

/** Assembly, e-mail and password. On success the whole page becomes `/`. */
export function SignInPage({ assembly }: { readonly assembly: string }) {
  const [error, setError] = useState<SignInError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sent = useRef(false);

  async function enter(credentials: Credentials) {
    if (sent.current) return;
    sent.current = true;
    setBusy(true);
    setError(null);
    try {
      await signIn(credentials);
    } catch (failure) {
      setError(describeSignInError(failure));
      setBusy(false);
      sent.current = false;
    }
  }

  return (
    <Paper sx={{ width: '100%', maxWidth: 440, p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h1">Ingresar</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        El código de la asamblea está en la convocatoria.
      </Typography>
      <SignInForm assembly={assembly} isBusy={isBusy} onSubmit={(typed) => void enter(typed)} />
      {error !== null && (
        <Box sx={{ mt: 2 }}>
          <SignInNotice error={error} />
        </Box>
      )}
    </Paper>
  );
}
