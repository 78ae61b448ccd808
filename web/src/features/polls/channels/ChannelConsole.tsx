import {
  type Attendance,
  type AttendanceMode,
  attendanceEndpoints,
  attendanceModeNames,
  attendanceModes,
  type Connected,
  connectedTwice,
  countChannels,
  sayPeople,
  sayUnits,
  sayWeight,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { askApi } from '../../../firebase/asking/askApi.ts';
import { useAttempt } from '../../../firebase/asking/useAttempt.ts';
import { useHoldingWords } from '../../../parts/useHoldingWords.ts';
import { ShareBar } from '../../../ui/charts/ShareBar.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { ConnectedTwiceList } from './ConnectedTwiceList.tsx';
import { SplitHolderRow } from './SplitHolderRow.tsx';

interface ChannelConsoleProps {
  readonly attendance: readonly Attendance[];
  /** People in the remote room, wherever they count; null while it is not known. */
  readonly inRoom: number | null;
  /** The people connected now, by the remote room or by the meeting's own application. */
  readonly connected?: readonly Connected[];
}

/** The totals of each channel, and the people who are in both, each solved with one press. */
export function ChannelConsole({ attendance, inRoom, connected = none }: ChannelConsoleProps) {
  const words = useHoldingWords();
  const { byChannel, split } = useMemo(() => countChannels(attendance), [attendance]);
  const twice = useMemo(() => connectedTwice(attendance, connected), [attendance, connected]);
  const { failure, attempt } = useAttempt();
  const used = attendanceModes.filter((one) => one !== 'paper' || byChannel.paper.units > 0);
  const whole = attendanceModes.reduce((sum, one) => sum + byChannel[one].weight, 0);
  const units = attendanceModes.reduce((sum, one) => sum + byChannel[one].units, 0);

  async function move(personId: string, channel: AttendanceMode) {
    await attempt(() => askApi(attendanceEndpoints.moveChannel, { personId, channel }));
  }

  return (
    <>
      <Box sx={cards}>
        {used.map((channel) => {
          const { weight, units, people } = byChannel[channel];
          return (
            <Paper
              key={channel}
              component="section"
              aria-label={attendanceModeNames[channel]}
              sx={card}
            >
              <Typography variant="h3" component="h2">
                {attendanceModeNames[channel]}
              </Typography>
              <Typography sx={figure}>{sayWeight(weight, words)}</Typography>
              <Typography color="textSecondary">
                {sayUnits(units)} · {sayPeople(people)}
              </Typography>
              <ShareBar share={whole === 0 ? 0 : weight / whole} tone="primary" height="0.5em" />
              {channel === 'online' && inRoom !== null && (
                <Typography color="textSecondary">{sayRoom(inRoom)}</Typography>
              )}
            </Paper>
          );
        })}
        <Paper component="section" aria-label="Total presente" sx={card}>
          <Typography variant="h3" component="h2">
            Total presente
          </Typography>
          <Typography sx={figure}>{sayWeight(whole, words)}</Typography>
          <Typography color="textSecondary">{sayUnits(units)}</Typography>
        </Paper>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
        Por varios medios a la vez
      </Typography>
      {split.length === 0 ? (
        <Typography color="textSecondary">
          Nadie: cada persona está en un solo medio, con todas sus unidades.
        </Typography>
      ) : (
        <Paper component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {split.map((holder) => (
            <SplitHolderRow key={holder.personId} holder={holder} onMove={move} />
          ))}
        </Paper>
      )}
      <ConnectedTwiceList rows={twice} onMove={move} />
    </>
  );
}

const none: readonly Connected[] = [];

/** A person in the remote room who counts elsewhere is not counted online: it is said apart. */
function sayRoom(people: number): string {
  if (people === 0) return 'Nadie en la sala virtual ahora.';
  return `${sayPeople(people)} en la sala virtual ahora. Quien fue acreditado en la sala cuenta allí; quien solo mira, en ninguna.`;
}

const cards = {
  display: 'grid',
  gap: 2,
  mb: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
} as const;

const card = { p: 2.5, display: 'grid', gap: 0.5, alignContent: 'start' } as const;
const figure = { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 } as const;
