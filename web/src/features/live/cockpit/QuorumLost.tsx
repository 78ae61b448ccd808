import {
  endSentence,
  momentOnClock,
  type RecordRow,
  sayMissing,
  sayPresence,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { useLive } from '../../../firebase/live/useLive.ts';

interface QuorumLostProps {
  readonly cot: string;
  readonly timeZone: string;
  /** The latest events, newest first; null for a member who may not read them. */
  readonly feed?: readonly RecordRow[] | null;
}

/** An open session is left without quorum of the room: since when, by how much, and the last exits. */
export function QuorumLost({ cot, timeZone, feed = null }: QuorumLostProps) {
  const { value } = useLive(cot, 'quorum');
  const since = value?.lostSince ?? null;
  if (value === null || since === null) return null;
  const gone = lastOut(feed ?? []);
  return (
    <Alert severity="error" variant="filled" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>Se perdió el quórum de la sala</AlertTitle>
      <Box>
        Presente el {sayPresence(value.quorum)}. {sayMissing(value.quorum)}
      </Box>
      <Box sx={{ mt: 0.5 }}>Desde: {momentOnClock(since, timeZone)}</Box>
      {gone.length > 0 && (
        <Box sx={{ mt: 0.5 }}>Últimas salidas: {endSentence(gone.join('; '))}</Box>
      )}
      <Box sx={{ mt: 0.5 }}>
        Quedó anotado en el registro. Puede llamar a quienes salieron o suspender la sesión.
      </Box>
      <Button
        component={Link}
        to="/quorum/private"
        color="inherit"
        variant="outlined"
        sx={{ mt: 1.5 }}
      >
        Ver quiénes faltan
      </Button>
    </Alert>
  );
}

const shownAtMost = 3;

/** `T1-101 con Ana Ruiz`, the newest first. */
function lastOut(feed: readonly RecordRow[]): readonly string[] {
  return feed
    .filter(({ kind }) => kind === 'unit-left')
    .slice(0, shownAtMost)
    .map(({ unit, person }) => (person === null ? (unit ?? '') : `${unit ?? ''} con ${person}`));
}
