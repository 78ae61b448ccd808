import { type Question, sayQuestionNumber } from '@asamblea/domain';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Typography } from '@mui/material';
import { useSession } from '../../../../firebase/session/session.tsx';
import { InBar } from '../stage/InBar.tsx';
import { NextAct } from '../stage/NextAct.tsx';

interface NextQuestionProps {
  /** Null when nothing is left to open. */
  readonly next: Question | null;
  readonly onChoose: (questionId: string) => void;
}

const board = '/dashboard';

/** The step of the chair once a question is over; after the last one, that the session may be closed. */
export function NextQuestion({ next, onChoose }: NextQuestionProps) {
  const { routesAvailable } = useSession().session;
  if (next !== null) {
    return (
      <NextAct
        word={`Siguiente: pregunta ${sayQuestionNumber(next)}`}
        icon={<NextIcon />}
        does={() => {
          onChoose(next.questionId);
          return undefined;
        }}
      />
    );
  }
  const told = (
    <Typography>
      Era la última pregunta. Sigue cerrar la sesión en el tablero; si falta algo por decidir, cree
      otra pregunta.
    </Typography>
  );
  if (!routesAvailable.includes(board)) return <InBar>{told}</InBar>;
  return <NextAct word="Ir al tablero" icon={<NextIcon />} beside={told} does={{ to: board }} />;
}
