import {
  formatCount,
  type RecountAnswer,
  type RecountFault,
  sayQuestionNumber,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { formatMoment } from '../../../ui/time/formatMoment.ts';

interface RecountResultProps {
  readonly answer: RecountAnswer;
  readonly timeZone: string;
}

/** That everything agrees, or which question does not and in what. */
export function RecountResult({ answer, timeZone }: RecountResultProps) {
  const { questions, checkedAt } = answer;
  const annulled = questions.filter((question) => question.annulled !== null);
  return (
    <>
      <Agreement questions={questions} when={formatMoment(checkedAt, timeZone)} />
      {annulled.length > 0 && (
        <Box component="section" aria-labelledby="annulled-questions">
          <Typography id="annulled-questions" variant="h3" component="h2">
            {annulled.length === 1 ? 'Una votación anulada' : `${annulled.length} anuladas`}
          </Typography>
          <Typography color="textSecondary">
            No cuentan. Sus votos siguen guardados y también se contaron otra vez.
          </Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
            {annulled.map(({ questionId, text, votes, annulled: reason, ...question }) => (
              <li key={questionId}>
                <b>
                  Pregunta {sayQuestionNumber(question)}: {text}
                </b>{' '}
                {sayVotes(votes)}. Motivo: {reason}
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

function sayVotes(votes: number): string {
  return votes === 1 ? '1 voto' : `${formatCount(votes)} votos`;
}

interface AgreementProps {
  readonly questions: RecountAnswer['questions'];
  readonly when: string;
}

function Agreement({ questions, when }: AgreementProps) {
  const differing = questions.filter(({ faults }) => faults.length > 0);
  const votes = questions.reduce((sum, question) => sum + question.votes, 0);
  if (differing.length === 0) {
    return (
      <Alert severity="success" role="status">
        <AlertTitle>
          {questions.length === 0 ? 'Todavía no hay votaciones cerradas' : 'Todo coincide'}
        </AlertTitle>
        {formatCount(votes)} {votes === 1 ? 'voto' : 'votos'} en {formatCount(questions.length)}{' '}
        {questions.length === 1 ? 'votación' : 'votaciones'}. Contado el {when}
      </Alert>
    );
  }
  return (
    <Alert severity="error" role="status">
      <AlertTitle>
        {differing.length === 1
          ? 'Una votación no coincide'
          : `${formatCount(differing.length)} votaciones no coinciden`}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {differing.map(({ questionId, text, faults, ...question }) => (
          <li key={questionId}>
            <b>
              Pregunta {sayQuestionNumber(question)}: {text}
            </b>{' '}
            {faults.map((fault) => words[fault]).join(' ')}
          </li>
        ))}
      </Box>
      No use esos resultados hasta aclararlo. Contado el {when}
    </Alert>
  );
}

const words: Readonly<Record<RecountFault, string>> = {
  'result-missing': 'No está el resultado.',
  'ballots-changed': 'Los votos guardados no son los que se contaron al cerrar o anular.',
  'participation-differs': 'Las unidades que participaron no son las del resultado.',
  'sums-differ': 'Las sumas no dan lo que dice el resultado.',
  'receipts-changed': 'La lista de comprobantes no es la que se publicó.',
  'result-changed': 'El resultado fue cambiado después de sellarlo.',
  'record-differs': 'El resultado no es el que quedó en el registro sellado.',
  'consent-differs':
    'El veredicto no sale de los votos, las notificaciones y las oposiciones guardadas.',
};
