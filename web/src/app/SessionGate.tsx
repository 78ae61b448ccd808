import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ApiFailure } from '../firebase/ApiFailure.ts';
import { SessionProvider } from '../firebase/session.tsx';
import { ErrorNotice } from '../ui/ErrorNotice.tsx';
import { Loading } from '../ui/Loading.tsx';

/** What is inside waits until it is known who is here. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider loading={<Loading />} failed={sayFailure}>
      {children}
    </SessionProvider>
  );
}

function sayFailure(failure: unknown, retry: () => void) {
  const known = failure instanceof ApiFailure ? failure : ApiFailure.network();
  return (
    <Box component="main" sx={{ p: { xs: 2, sm: 4 }, maxWidth: 640, mx: 'auto' }}>
      <ErrorNotice message={known.message} explanation={known.explanation} onRetry={retry} />
    </Box>
  );
}
