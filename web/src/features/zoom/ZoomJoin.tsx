import type { ZoomLinkAnswer, ZoomOwnAnswer } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useAsked } from '../../firebase/useAsked.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { openVideoLink } from './openVideoLink.ts';

const everyMillis = 60_000;

const address = {
  path: '/api/zoom/own',
  isAnswer: (answer: ZoomOwnAnswer) => typeof answer?.isOn === 'boolean',
  clockOf: () => null,
  // The ballot beside it says whatever is wrong; the video only comes or does not.
  isFinal: ({ statusCode }: ApiFailure) => statusCode >= 400 && statusCode < 500,
};

/** One's own way into the video, while there is a meeting: nothing where there is none. */
export function ZoomJoin() {
  const { answer, refresh } = useAsked<ZoomOwnAnswer>(address);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, everyMillis);
    return () => clearInterval(timer);
  }, [refresh]);

  async function open(): Promise<void> {
    setFailure(null);
    try {
      await openVideoLink(async () => (await callApi<ZoomLinkAnswer>('GET', '/api/zoom/join')).url);
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
  }

  if (answer?.isOn !== true) return null;
  return (
    <Box sx={column}>
      <Paper
        component="section"
        aria-labelledby="video-zoom"
        sx={{ p: 2, display: 'grid', gap: 1 }}
      >
        <Typography id="video-zoom" variant="h3" component="h2">
          Video en Zoom
        </Typography>
        <Typography color="textSecondary">
          Se abre aparte, con un enlace solo para usted. Deje esta página abierta: aquí cuenta y
          vota.
        </Typography>
        <Box>
          <BusyButton variant="outlined" onPress={open}>
            Abrir el video
          </BusyButton>
        </Box>
        {failure !== null && (
          <ErrorNotice message={failure.message} explanation={failure.explanation} />
        )}
      </Paper>
    </Box>
  );
}

const column = { width: '100%', minWidth: 0 } as const;
