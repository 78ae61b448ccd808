import { callName, formatCount, type SessionState, sayPresence, sayUnits } from '@asamblea/domain';
import CloudOffIcon from '@mui/icons-material/CloudOff';
import { Box, Typography } from '@mui/material';
import { useLive } from '../../firebase/live/useLive.ts';
import { StateChip } from '../../ui/frames/StateChip.tsx';

/** The label before the quorum, when the session is not under way. */
const stoppedLabels: Readonly<Partial<Record<SessionState, string>>> = {
  suspended: 'Sesión suspendida',
  failed: 'Convocatoria fracasada',
  closed: 'Sesión terminada',
};

/** The quorum in the header: weight and units together, and whether there is one. */
export function HeaderQuorum({ cot }: { readonly cot: string }) {
  const { value, offline } = useLive(cot, 'quorum');
  if (value === null) return null;
  const { present, total, met } = value.quorum;
  const stopped = stoppedLabels[value.sessionState] ?? null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      {offline && <CloudOffIcon aria-hidden color="warning" />}
      <Box sx={{ textAlign: 'right', lineHeight: 1.2 }}>
        <Typography component="p" sx={{ fontWeight: 700, lineHeight: 1.2 }}>
          {sayPresence(value.quorum)}
        </Typography>
        <Typography component="p" variant="body2" color="textSecondary">
          {formatCount(present.units)} de {sayUnits(total.units)}
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            {' '}
            · {callName(value.call)}
          </Box>
        </Typography>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <StateChip
          size="medium"
          tone={stopped === null ? (met ? 'success' : 'neutral') : 'warning'}
          label={stopped ?? (met ? 'Hay quórum en la sala' : 'No hay quórum en la sala')}
        />
      </Box>
    </Box>
  );
}
