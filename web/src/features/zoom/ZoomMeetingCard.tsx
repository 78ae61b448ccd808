import type { ZoomConsoleAnswer, ZoomLinkAnswer } from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../firebase/ApiFailure.ts';
import { callApi } from '../../firebase/callApi.ts';
import { useSession } from '../../firebase/session.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useConfirm } from '../../ui/ConfirmationProvider.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';
import { openVideoLink } from './openVideoLink.ts';

interface ZoomMeetingCardProps {
  readonly meeting: ZoomConsoleAnswer['meeting'];
  readonly onChanged: () => void;
}

/** The meeting of the session: made, started, joined and ended. */
export function ZoomMeetingCard({ meeting, onChanged }: ZoomMeetingCardProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const ask = useConfirm();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const isOn = meeting !== null && meeting.endedAt === null;

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof ApiFailure ? error : ApiFailure.network());
    }
    onChanged();
  }
  const send = (path: string) => callApi('POST', path, { requestId: crypto.randomUUID() });
  const open = (path: string) =>
    attempt(() => openVideoLink(async () => (await callApi<ZoomLinkAnswer>('POST', path, {})).url));
  const end = () =>
    ask({
      header: 'Terminar la reunión en línea',
      message:
        'Se cierra para todos en Zoom, y quienes están en su sala virtual pasan a la página de despedida. Si la sesión sigue, dejan de contar.',
      acceptLabel: 'Terminar',
      accept: () => attempt(() => send('/api/zoom/meeting/end')),
    });

  return (
    <Paper component="section" aria-labelledby="reunion" sx={card}>
      <Typography id="reunion" variant="h3" component="h2">
        {meeting === null ? 'Todavía no hay reunión' : meeting.topic}
      </Typography>
      <Typography role="status" color="textSecondary">
        {meeting === null &&
          'Se crea en su cuenta de Zoom y solo entra quien tiene un enlace propio, que recibe en su sala virtual.'}
        {isOn && `Reunión ${meeting.meetingId}. Cada quien entra desde su sala virtual.`}
        {meeting !== null && !isOn && `Terminó: ${formatMoment(meeting.endedAt ?? 0, timeZone)}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOn ? (
          <>
            <BusyButton variant="contained" onPress={() => open('/api/zoom/meeting/start')}>
              Iniciar como anfitrión
            </BusyButton>
            <BusyButton variant="outlined" onPress={() => open('/api/zoom/meeting/join')}>
              Entrar con mi enlace
            </BusyButton>
            <BusyButton color="error" onPress={async () => end()}>
              Terminar
            </BusyButton>
          </>
        ) : (
          <BusyButton variant="contained" onPress={() => attempt(() => send('/api/zoom/meeting'))}>
            {meeting === null ? 'Crear la reunión' : 'Crear otra reunión'}
          </BusyButton>
        )}
      </Box>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

const card = { p: 2.5, mb: 2, display: 'grid', gap: 1.5 } as const;
