import type { ZoomSettingsAnswer } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { useAsked } from '../../firebase/useAsked.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ZoomAccountCard } from './ZoomAccountCard.tsx';

const address = {
  path: '/api/settings/zoom',
  isAnswer: (answer: ZoomSettingsAnswer) => answer?.account !== undefined,
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The account of Zoom that the assembly meets with, among its integrations. */
export function ZoomSettings() {
  const { answer, failure, refresh } = useAsked<ZoomSettingsAnswer>(address);
  return (
    <Box component="section" aria-labelledby="zoom" sx={{ display: 'grid', gap: 2, mt: 4 }}>
      <Typography id="zoom" variant="h3" component="h2">
        Zoom
      </Typography>
      {answer !== null && <ZoomAccountCard account={answer.account} onChanged={refresh} />}
      {answer === null && failure === null && <Loading shape="text" />}
      {answer === null && failure !== null && (
        <ErrorNotice
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
    </Box>
  );
}
