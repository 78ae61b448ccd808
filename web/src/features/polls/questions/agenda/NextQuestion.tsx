import { type Question, sayQuestionNumber } from '@asamblea/domain';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../../../firebase/session.tsx';

interface NextQuestionProps {
  /** Null when nothing is left to open. */
  readonly next: Question | null;
  readonly onChoose: (questionId: string) => void;
}

const board = '/dashboard';

/** What the chair does once a question is over; after the last one, that the session may be closed. */
export function NextQuestion({ next, onChoose }: NextQuestionProps) {
  const { routesAvailable } = useSession().session;
  if (next !== null) {
    return (
      <Button
        variant="contained"
        size="large"
        startIcon={<NextIcon />}
        onClick={() => onChoose(next.questionId)}
      >
        Siguiente: pregunta {sayQuestionNumber(next)}
      </Button>
    );
  }
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, flexBasis: '100%' }}
    >
      <Typography sx={{ flex: '1 1 18rem' }}>
        Era la última pregunta. Sigue cerrar la sesión en el tablero; si falta algo por decidir,
        cree otra pregunta.
      </Typography>
      {routesAvailable.includes(board) && (
        <Button
          component={Link}
          to={board}
          variant="contained"
          size="large"
          startIcon={<NextIcon />}
        >
          Ir al tablero
        </Button>
      )}
    </Box>
  );
}
