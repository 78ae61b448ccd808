import { type ZoomSettingsAnswer, zoomEndpoints } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { ApiFailure } from '../../../firebase/asking/ApiFailure.ts';
import { useAsked } from '../../../firebase/asking/useAsked.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { ZoomAccountCard } from './ZoomAccountCard.tsx';
import { ZoomInPageSwitch } from './ZoomInPageSwitch.tsx';

const address = {
  endpoint: zoomEndpoints.readZoomSettings,
  isAnswer: (answer: ZoomSettingsAnswer) => typeof answer?.inPage?.isOn === 'boolean',
  clockOf: () => null,
  isFinal: ({ code }: ApiFailure) => code === 'not-signed-in' || code === 'not-allowed',
};

/** The account of Zoom that the assembly meets with, among its integrations. */
export function ZoomSettings() {
  const { answer, failure, refresh } = useAsked(address);
  return (
    <Box component="section" aria-labelledby="zoom" sx={{ display: 'grid', gap: 2, mt: 4 }}>
      <Typography id="zoom" variant="h3" component="h2">
        Zoom
      </Typography>
      {answer !== null && (
        <>
          <ZoomAccountCard account={answer.account} onChanged={refresh} />
          {answer.account !== null && (
            <ZoomInPageSwitch inPage={answer.inPage} onChanged={refresh} />
          )}
        </>
      )}
      {answer === null && failure === null && <Loading shape="text" />}
      {answer === null && failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          onRetry={refresh}
        />
      )}
    </Box>
  );
}
