import type { ZoomLinkAnswer, ZoomOwnAnswer } from '@asamblea/domain';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
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

interface ZoomJoinProps {
  /** While there is no meeting at Zoom. */
  readonly otherwise?: ReactNode;
}

/** One's own way into the meeting at Zoom, while there is one. */
export function ZoomJoin({ otherwise = null }: ZoomJoinProps) {
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

  if (answer?.isOn !== true) return otherwise;
  return (
    <Box component="section" aria-label="Videollamada en Zoom" sx={{ px: 2, pt: 1 }}>
      <BusyButton
        variant="outlined"
        fullWidth
        startIcon={<OpenIcon />}
        onPress={open}
        sx={{ minHeight: 48 }}
      >
        Abrir la videollamada
      </BusyButton>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Se abre aparte, con un enlace solo para usted. Vuelva a esta página para votar.
      </Typography>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}
