import { type Question, type StoredResult, sayQuestionNumber } from '@asamblea/domain';
import NextIcon from '@mui/icons-material/NavigateNext';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
import { tieFigures } from '../../../../ui/text/tieFigures.ts';
import { formatMoment } from '../../../../ui/time/formatMoment.ts';
import { NextAct } from '../stage/NextAct.tsx';

interface AnnulledVoteProps {
  readonly question: Question;
  readonly result: StoredResult | null;
  /** The question that repeats it, if there is one. */
  readonly repetition: Question | null;
  readonly mayPress: boolean;
  readonly onChoose: (questionId: string) => void;
  /** The next step where nothing repeats it; null while the session takes no questions. */
  readonly onwards: ReactNode;
}

/** A vote that counts no more: why, since when, and its former result. */
export function AnnulledVote(props: AnnulledVoteProps) {
  const { question, result, repetition, mayPress, onChoose, onwards } = props;
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  const { annulment } = question;
  return (
    <>
      <Alert severity="warning">
        {annulment && <>Anulada el {formatMoment(annulment.at, timeZone)} </>}Sus votos quedan en el
        registro y no cuentan. Motivo: {annulment?.reason}
      </Alert>
      {repetition !== null && mayPress && repetition.state === 'draft' && (
        <NextAct
          word={`Ir a la pregunta ${sayQuestionNumber(repetition)}`}
          icon={<NextIcon />}
          does={() => {
            onChoose(repetition.questionId);
            return undefined;
          }}
        />
      )}
      {repetition !== null && !(mayPress && repetition.state === 'draft') && (
        <Button
          variant="outlined"
          size="large"
          sx={{ mt: 2 }}
          onClick={() => onChoose(repetition.questionId)}
        >
          Ir a la pregunta {sayQuestionNumber(repetition)}
        </Button>
      )}
      {mayPress && repetition === null && <Box sx={{ mt: 2 }}>{onwards}</Box>}
      {result !== null && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Antes de anularla el resultado fue: {tieFigures(result.verdict.sentence)}
        </Typography>
      )}
    </>
  );
}
