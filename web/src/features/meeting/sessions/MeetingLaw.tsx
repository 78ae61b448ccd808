import { endSentence, type LawSentence, type MeetingCheck, sayDate } from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';

/** The law on the meeting: the problems first, then the facts to know. */
export function MeetingLaw({ check }: { readonly check: MeetingCheck }) {
  const { problems, lastDay, lastDayCited, secondCall, callers, agenda, contents, warnings } =
    check;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {problems.length === 0 && (
        <Alert severity="success">Las fechas y quien convoca cumplen la ley.</Alert>
      )}
      {problems.map((problem) => (
        <Alert key={problem.text} severity={problem.serious ? 'error' : 'warning'}>
          <Sentence {...problem} />
        </Alert>
      ))}
      <Typography>
        Último día para enviar el aviso: <strong>{sayDate(lastDay)}</strong>.{' '}
        <small>{lastDayCited}.</small>
        {check.withoutHolidays && ' Revise los días festivos: no se conocen los de ese país.'}
      </Typography>
      {secondCall !== null && (
        <Typography>
          Segunda convocatoria según la ley: {endSentence(secondCall.text)}{' '}
          <small>{secondCall.cited}.</small>
        </Typography>
      )}
      <Typography>
        <Sentence {...agenda} />
      </Typography>
      {warnings.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          <strong>De lo que se va a votar, la ley advierte:</strong>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {warnings.map((warning) => (
              <li key={warning}>{endSentence(warning)}</li>
            ))}
          </Box>
        </Alert>
      )}
      <Sentences title="Quién puede convocarla" sentences={callers} />
      <Sentences title="Qué debe decir el aviso" sentences={contents} />
    </Box>
  );
}

function Sentence({ text, cited }: LawSentence) {
  return (
    <>
      {text} {cited !== '' && <small>{cited}.</small>}
    </>
  );
}

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly LawSentence[];
}

function Sentences({ title, sentences }: SentencesProps) {
  return (
    <Box component="details">
      <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontWeight: 600 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sentences.map((sentence) => (
          <li key={`${sentence.text} ${sentence.cited}`}>
            <Sentence {...sentence} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
