import { sessionMay } from '@asamblea/domain';
import { Box, LinearProgress, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useSession } from '../../../firebase/session/session.tsx';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { RehearsalTools } from './RehearsalTools.tsx';
import { useStartRehearsal } from './useStartRehearsal.ts';

/** In a rehearsal, those who are simulated and the way out. */
export function OwnRehearsal() {
  const { session, rehearsalOf, isArchived = false } = useSession();
  const isOne = rehearsalOf !== undefined && !isArchived && sessionMay(session, 'rehearse');
  return isOne ? <RehearsalTools source={rehearsalOf} /> : null;
}

/** From an assembly, the way into its rehearsal. */
export function RehearsalSection() {
  const { session, rehearsalOf, isArchived = false } = useSession();
  const isHere = rehearsalOf !== undefined || isArchived;
  return isHere || !sessionMay(session, 'makeRehearsal') ? null : <StartRehearsal />;
}

function StartRehearsal() {
  const id = useId();
  const { percent, failure, start } = useStartRehearsal();
  return (
    <Paper component="section" aria-labelledby={id} sx={card}>
      <Typography id={id} variant="h3" component="h2">
        Ensayar la reunión
      </Typography>
      <Typography>
        Una copia marcada ENSAYO, con el padrón y su cartera, los poderes, las preguntas y el equipo
        como están ahora. Hasta 200 propietarios simulados llegan y votan. No sale ningún correo, y
        se descarta cuando usted diga.
      </Typography>
      {percent !== null && failure === null && (
        <Box>
          <LinearProgress variant="determinate" value={percent} aria-label="Copia del padrón" />
          <Typography role="status" color="textSecondary">
            Preparando el ensayo ({percent} %)
          </Typography>
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Box>
        <BusyButton variant="outlined" onPress={start}>
          Ensayar
        </BusyButton>
      </Box>
    </Paper>
  );
}

const card = { p: 2.5, mt: 2, display: 'grid', gap: 1.5 } as const;
