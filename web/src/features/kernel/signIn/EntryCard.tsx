import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SignInError } from './describeSignInError.ts';
import { SignInNotice } from './SignInNotice.tsx';

interface EntryCardProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly error?: SignInError | null;
  readonly withOwnCodes?: boolean;
  /** What may be done already, with the error. */
  readonly hint?: string | undefined;
  /** The other ways in, apart. */
  readonly others?: ReactNode;
  readonly children: ReactNode;
}

/** The card of every way in: what it is, its form, what went wrong, and the other ways. */
export function EntryCard(props: EntryCardProps) {
  const { title, subtitle, error = null, withOwnCodes = false, hint, others, children } = props;
  const notice = useRef<HTMLDivElement>(null);
  // On a phone the notice may be under the keyboard or the fold.
  useEffect(() => {
    if (error !== null) notice.current?.scrollIntoView?.({ block: 'nearest' });
  }, [error]);
  return (
    <Paper sx={{ width: '100%', maxWidth: 440, p: { xs: 2.5, sm: 4 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography component="div" color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
        {subtitle}
      </Typography>
      {children}
      {error !== null && (
        <Box ref={notice} sx={{ mt: 2 }}>
          <SignInNotice error={error} withOwnCodes={withOwnCodes} hint={hint} />
        </Box>
      )}
      {others !== undefined && <Box sx={apart}>{others}</Box>}
    </Paper>
  );
}

const apart = { mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' } as const;
