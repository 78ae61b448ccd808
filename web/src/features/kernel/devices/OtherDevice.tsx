import type { DeviceAnswer } from '@asamblea/domain';
import DeviceIcon from '@mui/icons-material/DevicesOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface OtherDeviceProps {
  readonly other: NonNullable<DeviceAnswer['other']>;
  readonly onMove: () => Promise<void>;
}

/** Another device votes: keep it, or bring the vote here. */
export function OtherDevice({ other, onMove }: OtherDeviceProps) {
  const { timeZone } = useSession();
  return (
    <>
      <Typography>Usted vota desde otro dispositivo. En este puede seguir mirando.</Typography>
      <Paper sx={card}>
        <DeviceIcon color="primary" aria-hidden />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{other.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            Vota desde el {formatMoment(other.since, timeZone ?? 'America/Bogota')}
          </Typography>
        </Box>
      </Paper>
      <Typography color="textSecondary">
        Si vota desde aquí, el otro ya no podrá votar. Los votos que ya emitió se mantienen.
      </Typography>
      <Box sx={buttons}>
        <BusyButton variant="contained" size="large" onPress={onMove}>
          Votar desde aquí
        </BusyButton>
        <Button variant="outlined" size="large" href="/">
          Dejar el otro
        </Button>
      </Box>
    </>
  );
}

const card = { my: 2, p: 2, display: 'flex', alignItems: 'center', gap: 2 } as const;

const buttons = {
  mt: 3,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1.5,
} as const;
