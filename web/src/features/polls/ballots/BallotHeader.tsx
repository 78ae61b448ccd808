import {
  type CurrentBallot,
  isSecret,
  sayQuestionNumber,
  sayQuestionState,
} from '@asamblea/domain';
import { Alert, Box, Typography } from '@mui/material';
import { CountdownClock } from '../../../ui/CountdownClock.tsx';
import { StateChip } from '../../../ui/StateChip.tsx';
import { useUnitWords } from '../../../ui/unitWords.tsx';
import { DocumentsToRead } from './DocumentsToRead.tsx';
import { questionLook } from './questionLook.ts';

export type AskedQuestion = NonNullable<CurrentBallot['question']>;
type VoteState = 'missing' | 'pending' | 'saved';

interface BallotHeaderProps {
  /** The assembly's public code, for the addresses of its documents; null at a booth, which nobody leaves. */
  readonly cot: string | null;
  readonly question: AskedQuestion;
  readonly offset: number;
  readonly state: VoteState | null;
  /** Its result is shown with it. */
  readonly isDecided?: boolean;
}

export const voteChips = {
  missing: { label: 'Sin votar', tone: 'neutral' },
  pending: { label: 'Pendiente', tone: 'warning' },
  saved: { label: 'Guardado', tone: 'success' },
} as const;

/** The question and, always in sight, whether my vote is kept. */
export function BallotHeader(props: BallotHeaderProps) {
  const { cot, question, offset, state, isDecided = false } = props;
  const { noun, one = noun } = useUnitWords().term;
  return (
    <Box component="header">
      <Box sx={row}>
        <Typography color="textSecondary">
          {question.rehearsal === true && (
            <Box component="strong" sx={{ color: 'warning.main' }}>
              Ensayo, este voto no cuenta ·{' '}
            </Box>
          )}
          Pregunta {sayQuestionNumber(question)} · {isSecret(question) && <b>Voto secreto · </b>}
          <Moment question={question} offset={offset} />
        </Typography>
        <Box role="status">{state !== null && <StateChip {...voteChips[state]} />}</Box>
      </Box>
      {(question.item ?? '') !== '' && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {question.item}
        </Typography>
      )}
      <Typography
        variant="h2"
        component="h1"
        tabIndex={-1}
        sx={questionLook(question.text, isDecided)}
      >
        {question.text}
      </Typography>
      {cot !== null && <DocumentsToRead cot={cot} documents={question.documents} />}
      {question.isRollPublic === true && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {state === 'saved'
            ? `Lo que votó se ve en la pantalla de la sala junto a su ${one}.`
            : `Lo que vote se verá en la pantalla de la sala junto a su ${one}.`}
        </Alert>
      )}
    </Box>
  );
}

/** Where the voting stands: how long is left, while it is open. */
export function Moment({
  question,
  offset,
}: {
  readonly question: AskedQuestion | null;
  readonly offset: number;
}) {
  if (question === null) return null;
  switch (question.state) {
    case 'open':
      return question.closesAt === null ? (
        sayQuestionState('open')
      ) : (
        <>
          cierra en <CountdownClock endsAt={question.closesAt} offset={offset} />
        </>
      );
    case 'closing':
    case 'counting':
    case 'closed':
      return sayQuestionState(question.state);
  }
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
  minHeight: 36,
} as const;
