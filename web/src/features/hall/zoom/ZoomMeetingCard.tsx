import {
  saying,
  type ZoomConsoleAnswer,
  type ZoomLinkAnswer,
  zoomEndpoints,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useSession } from '../../../firebase/session/session.tsx';
import { useConfirm } from '../../../ui/dialogs/ConfirmationProvider.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { openVideoLink } from './openVideoLink.ts';

interface ZoomMeetingCardProps {
  readonly meeting: ZoomConsoleAnswer['meeting'];
  readonly onChanged: () => void;
}

/** The meeting of the session: made, started, joined and ended. */
export function ZoomMeetingCard({ meeting, onChanged }: ZoomMeetingCardProps) {
  const timeZone = useSession().timeZone ?? 'UTC';
  const ask = useConfirm();
  const { failure, attempt } = useAttempt();
  const isOn = meeting !== null && meeting.endedAt === null;

  async function press(work: () => Promise<unknown>): Promise<void> {
    await attempt(work);
    onChanged();
  }
  const asked = () => ({ requestId: crypto.randomUUID() });
  const open = (ask: () => Promise<ZoomLinkAnswer>) =>
    press(() => openVideoLink(async () => (await ask()).url));
  const end = () =>
    ask({
      header: 'Terminar la reunión en línea',
      message:
        'Se cierra para todos en Zoom, y quienes están en su sala virtual pasan a la página de despedida. Si la sesión sigue, dejan de contar.',
      acceptLabel: 'Terminar',
      accept: () => press(() => askApi(zoomEndpoints.endMeeting, asked())),
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
        {meeting !== null &&
          !isOn &&
          saying`Terminó: ${formatMoment(meeting.endedAt ?? 0, timeZone)}.`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOn ? (
          <>
            <BusyButton
              variant="contained"
              onPress={() => open(() => askApi(zoomEndpoints.startMeeting))}
            >
              Iniciar como anfitrión
            </BusyButton>
            <BusyButton
              variant="outlined"
              onPress={() => open(() => askApi(zoomEndpoints.joinMeeting))}
            >
              Entrar con mi enlace
            </BusyButton>
            <BusyButton color="error" onPress={async () => end()}>
              Terminar
            </BusyButton>
          </>
        ) : (
          <BusyButton
            variant="contained"
            onPress={() => press(() => askApi(zoomEndpoints.createMeeting, asked()))}
          >
            {meeting === null ? 'Crear la reunión' : 'Crear otra reunión'}
          </BusyButton>
        )}
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Paper>
  );
}

const card = { p: 2.5, mb: 2, display: 'grid', gap: 1.5 } as const;
