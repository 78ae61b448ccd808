import { refusals } from '@asamblea/domain';
import { Alert, AlertTitle, Box } from '@mui/material';
import type { SignInError } from './describeSignInError.ts';

interface SignInNoticeProps {
  readonly error: SignInError;
  /** Whether the code is shown also when it is ours, whose message already says everything. */
  readonly withOwnCodes: boolean;
  /** What may be done already. */
  readonly hint?: string | undefined;
}

/** What it means first, and the code and message as they came, for whoever helps. */
export function SignInNotice({ error, withOwnCodes, hint }: SignInNoticeProps) {
  const { code, message, explanation } = error;
  const isShown = code !== '' && (withOwnCodes || !Object.hasOwn(refusals, code));
  return (
    <Alert severity="error">
      <AlertTitle sx={{ mb: 0 }}>{explanation ?? message}</AlertTitle>
      {hint}
      {isShown && (
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
