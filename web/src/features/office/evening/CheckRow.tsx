import {
  type CheckState,
  checkStateOf,
  type EveningAnswer,
  type EveningCheck,
  eveningChecks,
} from '@asamblea/domain';
import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { StateChip, type StateTone } from '../../../ui/frames/StateChip.tsx';
import { formatMoment } from '../../../ui/time/formatMoment.ts';
import { CheckTools } from './CheckTools.tsx';
import { useNoting } from './useNoting.ts';

interface CheckRowProps {
  readonly check: EveningCheck;
  readonly evening: EveningAnswer;
  readonly onNoted: () => void;
}

const looks: Readonly<Record<CheckState, { readonly label: string; readonly tone: StateTone }>> = {
  unchecked: { label: 'Sin probar', tone: 'neutral' },
  good: { label: 'Bien', tone: 'success' },
  bad: { label: 'Falló', tone: 'critical' },
  old: { label: 'Pruébelo otra vez', tone: 'warning' },
};

/** One thing to try: what is known of it, how somebody found it and when, and the way to try it. */
export function CheckRow({ check, evening, onNoted }: CheckRowProps) {
  const id = useId();
  const { timeZone } = useSession();
  const mayCheck = useMay('checkEvening');
  const noting = useNoting(onNoted);
  const { name, say } = eveningChecks[check];
  const noted = evening.checks[check];
  const { label, tone } = looks[checkStateOf(noted, evening.now)];
  return (
    <Paper component="li" variant="outlined" aria-labelledby={id} sx={row}>
      <Box sx={title}>
        <Typography id={id} component="h3" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        <StateChip label={label} tone={tone} />
      </Box>
      <Typography>{say(evening)}</Typography>
      {noted !== undefined && (
        <Typography color="textSecondary" variant="body2">
          {noted.byName}, {formatMoment(noted.at, timeZone ?? 'UTC')}
        </Typography>
      )}
      {mayCheck && <CheckTools check={check} noting={noting} />}
      {noting.failure !== null && (
        <ErrorMessage message={noting.failure.message} explanation={noting.failure.explanation} />
      )}
    </Paper>
  );
}

const row = { p: 2, display: 'grid', gap: 1, minWidth: 0 } as const;
const title = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
