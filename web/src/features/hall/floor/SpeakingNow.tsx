import { floorEndpoints, type SpeakingTurn, sayPoint } from '@asamblea/domain';
import { Box, Typography } from '@mui/material';
import type { Act } from '../../../firebase/asking/useAct.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { CountdownClock } from '../../../ui/time/CountdownClock.tsx';

interface SpeakingNowProps {
  readonly speaking: SpeakingTurn;
  readonly offset: number;
  readonly mayRun: boolean;
  readonly move: Act;
}

const moreMs = 60_000;

/** The speaker, the topic, and the time left; the clock ends nothing by itself. */
export function SpeakingNow({ speaking, offset, mayRun, move }: SpeakingNowProps) {
  const { turnId, name, labels, endsAt, point } = speaking;
  // A minute more than there was or, once it is over, than now.
  const later = () => Math.max(endsAt, Math.round(Date.now() + offset)) + moreMs;
  return (
    <Box sx={panel}>
      <Box sx={{ flex: '1 1 10rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">Tiene la palabra</Typography>
        <Typography sx={{ fontWeight: 700 }}>{name}</Typography>
        <Typography variant="body2">
          {labels.join(', ')}
          {point !== null && ` · ${sayPoint(point)}`}
        </Typography>
      </Box>
      <Box sx={{ fontSize: '1.75rem' }}>
        <CountdownClock endsAt={endsAt} offset={offset} />
      </Box>
      {mayRun && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <BusyButton
            variant="outlined"
            onPress={() => move(floorEndpoints.extendTurn, { turnId, endsAt: later() })}
          >
            1 minuto más
          </BusyButton>
          <BusyButton variant="outlined" onPress={() => move(floorEndpoints.endTurn, { turnId })}>
            Terminar el turno
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

const panel = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 1,
  p: 1.5,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
} as const;
