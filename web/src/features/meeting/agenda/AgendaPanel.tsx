import { agendaEndpoints, sayPoint } from '@asamblea/domain';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useAct } from '../../../firebase/asking/useAct.ts';
import { comesLater } from '../../../firebase/listening/comesLater.tsx';
import { useMay } from '../../../firebase/session/useMay.ts';
import { BusyButton } from '../../../ui/feedback/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import type { AgendaShown } from './PointList.tsx';

const PointList = comesLater(async () => (await import('./PointList.tsx')).PointList);

interface AgendaPanelProps extends AgendaShown {
  /** The points with their questions, to go through. */
  readonly outline: ReactNode;
}

/** The agenda: its outline and which point comes next; a press away, its points to write and order. */
export function AgendaPanel({ outline, ...shown }: AgendaPanelProps) {
  const { points, questions, meeting } = shown;
  const id = useId();
  const { failure, act } = useAct();
  const mayWrite = useMay('writeAgenda');
  const mayTreat = useMay('treatPoint') && meeting.state === 'open';
  // Where it begins to be written before the meeting, it goes on being written.
  const [isOrdering, setOrdering] = useState(meeting.state !== 'open' && points.length === 0);
  const now = meeting.point ?? null;
  const next = points.find(({ number }) => number === (now?.number ?? 0) + 1);
  const isEmpty = points.length === 0;
  return (
    <Box component="section" aria-labelledby={`${id}-title`} sx={column}>
      <Box sx={head}>
        <Typography id={`${id}-title`} variant="h3" component="h2">
          {isEmpty && !mayWrite ? 'Preguntas' : 'Orden del día'}
        </Typography>
        {!isEmpty && (
          <Button
            size="small"
            aria-expanded={isOrdering}
            aria-controls={`${id}-points`}
            onClick={() => setOrdering(!isOrdering)}
          >
            {isOrdering ? 'Listo' : mayWrite ? 'Editar el orden' : 'Ver los puntos'}
          </Button>
        )}
      </Box>
      <Box sx={body}>
        {isEmpty && mayWrite && (
          <Typography role="status">
            Escríbalo antes que las preguntas: pantallas y acta lo siguen.
          </Typography>
        )}
        <Box id={`${id}-points`}>
          {(isOrdering || (isEmpty && mayWrite)) && <PointList {...shown} />}
        </Box>
        {(!isOrdering || isEmpty) && questions.length + points.length > 0 && outline}
      </Box>
      {(mayTreat || now !== null) && !isEmpty && (
        <Box sx={{ pt: 1 }}>
          <Typography role="status" variant="body2" sx={oneLine}>
            {now !== null && <>Se trata ahora: {sayPoint(now)}</>}
          </Typography>
          {mayTreat && next !== undefined && (
            <BusyButton
              variant="outlined"
              fullWidth
              endIcon={<NextIcon />}
              onPress={() => act(agendaEndpoints.treatPoint, { pointId: next.pointId })}
            >
              Pasar al punto {next.number}
            </BusyButton>
          )}
          {mayTreat && next === undefined && now !== null && (
            <BusyButton
              variant="outlined"
              fullWidth
              onPress={() => act(agendaEndpoints.treatPoint, { pointId: null })}
            >
              Terminar el orden del día
            </BusyButton>
          )}
        </Box>
      )}
      {failure !== null && (
        <ErrorMessage message={failure.message} explanation={failure.explanation} />
      )}
    </Box>
  );
}

const column = { display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' } as const;
const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1,
  minHeight: 40,
} as const;
const body = { flex: '1 1 auto', minHeight: 0, overflowY: 'auto', pt: 0.5 } as const;
/** The room of the panel is there before anything is treated. */
const oneLine = {
  minHeight: '1.5em',
  mb: 0.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
