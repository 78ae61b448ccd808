import type { Question, StoredResult } from '@asamblea/domain';
import { Alert, Button, Typography } from '@mui/material';
import { useSession } from '../../firebase/session.tsx';
import { formatMoment } from '../../ui/formatMoment.ts';

interface AnnulledQuestionProps {
  readonly question: Question;
  readonly result: StoredResult | null;
  /** The question that repeats it, if there is one. */
  readonly repetition: Question | null;
  readonly onChoose: (questionId: string) => void;
}

/** A vote that counts no more: why, since when, and what it had said. */
export function AnnulledQuestion(props: AnnulledQuestionProps) {
  const { question, result, repetition, onChoose } = props;
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  const { annulment } = question;
  return (
    <>
      <Alert severity="warning">
        {annulment && <>Anulada el {formatMoment(annulment.at, timeZone)} </>}Sus votos quedan en el
        registro y no cuentan. Motivo: {annulment?.reason}
      </Alert>
      {repetition !== null && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => onChoose(repetition.questionId)}>
          Ir a la pregunta {repetition.number}, que la repite
        </Button>
      )}
      {result !== null && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          Antes de anularla el resultado fue: {result.verdict.sentence}
        </Typography>
      )}
    </>
  );
}
