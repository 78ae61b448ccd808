import { Alert, AlertTitle, Box } from '@mui/material';
import type { SignInError } from './describeSignInError.ts';

/** What it means first, and the code and message as they came, for whoever helps. */
export function SignInNotice({ error }: { readonly error: SignInError }) {
  const { code, message, explanation } = error;
  return (
    <Alert severity="error">
      <AlertTitle sx={{ mb: 0 }}>{explanation ?? message}</AlertTitle>
      {code !== '' && (
        <Box
          component="span"
          {...(explanation === null ? {} : { lang: 'en' })}
          sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}
        >
          {explanation === null ? code : `${code} · ${message}`}
        </Box>
      )}
    </Alert>
  );
}
