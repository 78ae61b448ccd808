import { agendaEndpoints, sayPoint } from '@asamblea/domain';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, Button, Collapse, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useAct } from '../../../firebase/useAct.ts';
import { useMay } from '../../../firebase/useMay.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { type AgendaShown, PointList } from './PointList.tsx';

/** The points of the agenda: which is treated now, which comes next, and all of them to write and order. */
export function AgendaPanel(props: AgendaShown) {
  const { points, meeting } = props;
  const id = useId();
  const { failure, act } = useAct();
  const mayWrite = useMay('writeAgenda');
  const mayTreat = useMay('treatPoint') && meeting.state === 'open';
  // Before the meeting it is written; during it, it is gone through.
  const [isOpen, setOpen] = useState(meeting.state !== 'open' || points.length === 0);
  if (points.length === 0 && !mayWrite) return null;
  const now = meeting.point ?? null;
  const next = points.find(({ number }) => number === (now?.number ?? 0) + 1);
  return (
    <Paper component="section" aria-labelledby={`${id}-title`} sx={{ p: 2, mb: 3 }}>
      <Box sx={row}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography id={`${id}-title`} variant="h3" component="h2">
            Orden del día
          </Typography>
          <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
            {points.length === 0 &&
              'Escríbalo antes que las preguntas: pantallas y acta lo siguen.'}
            {now !== null && (
              <>
                Se trata ahora: <strong>{sayPoint(now)}</strong>
              </>
            )}
            {now === null && points.length > 0 && sayCount(points.length)}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayTreat && next !== undefined && (
            <BusyButton
              variant="outlined"
              startIcon={<NextIcon />}
              onPress={() => act(agendaEndpoints.treatPoint, { pointId: next.pointId })}
            >
              Pasar al punto {next.number}
            </BusyButton>
          )}
          {mayTreat && next === undefined && now !== null && (
            <BusyButton
              variant="outlined"
              onPress={() => act(agendaEndpoints.treatPoint, { pointId: null })}
            >
              Terminar el orden del día
            </BusyButton>
          )}
          <Button
            aria-expanded={isOpen}
            aria-controls={`${id}-points`}
            endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar los puntos' : 'Ver los puntos'}
          </Button>
        </Box>
      </Box>
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
      <Collapse in={isOpen} id={`${id}-points`} unmountOnExit>
        <Box sx={{ pt: 1.5 }}>
          <PointList {...props} />
        </Box>
      </Collapse>
    </Paper>
  );
}

function sayCount(points: number): string {
  return points === 1 ? '1 punto' : `${points} puntos`;
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
} as const;
