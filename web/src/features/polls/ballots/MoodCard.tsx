import { type Mood, moodEndpoints } from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { askApi } from '../../../firebase/askApi.ts';
import { useAttempt } from '../../../firebase/useAttempt.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { MoodFace } from '../../../ui/MoodFace.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { questionLook } from './questionLook.ts';

interface MoodCardProps {
  readonly mood: Mood;
  /** How far the server's clock is ahead of this one. */
  readonly offset: number;
}

/** One press and it is done. What was pressed is kept nowhere, not even here. */
export function MoodCard({ mood, offset }: MoodCardProps) {
  const { moodId, text, options, closesAt } = mood;
  const now = useNow(1000);
  const [isAnswered, setAnswered] = useState(() => hasAnsweredMood(moodId));
  const { failure, isBusy, attempt } = useAttempt();
  const isOver = now + offset >= closesAt;

  async function answer(optionId: string) {
    await attempt(async () => {
      const { status } = await askApi(moodEndpoints.answerMood, { moodId, optionId });
      // The page of a network answers too, and whoever believed it would answer no more.
      if (status !== 'counted' && status !== 'repeated') throw ApiFailure.foreign(200, null);
      keepAnsweredMood(moodId);
      setAnswered(true);
    });
  }

  return (
    <Box component="section" aria-labelledby="mood" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography color="textSecondary">
          Sondeo · <b>No es una votación</b>
        </Typography>
        <Typography id="mood" variant="h2" component="h1" tabIndex={-1} sx={questionLook(text)}>
          {text}
        </Typography>
      </Box>
      <Box role="status">
        {isAnswered && (
          <Alert severity="success">
            Gracias, su respuesta ya se sumó. Cada persona cuenta una vez y nadie sabe qué respondió
            usted.
          </Alert>
        )}
        {!isAnswered && isOver && <Alert severity="info">El sondeo ya terminó.</Alert>}
      </Box>
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      {!isAnswered && !isOver && (
        <>
          <Typography>Toque una respuesta. Es anónima y no queda en el acta.</Typography>
          {options.map(({ optionId, label, face }) => (
            <Button
              key={optionId}
              variant="outlined"
              size="large"
              disabled={isBusy}
              onClick={() => void answer(optionId)}
              startIcon={face === null ? undefined : <MoodFace face={face} />}
              sx={answerLook}
            >
              {label}
            </Button>
          ))}
        </>
      )}
    </Box>
  );
}

const answerLook = {
  minHeight: 64,
  fontSize: '1.25rem',
  justifyContent: 'flex-start',
  // A button makes its icons small; here the face is the answer.
  '& .MuiButton-startIcon > svg:first-of-type': { fontSize: '2rem' },
} as const;

const key = 'asamblea-sondeo';

/** That this device answered the last mood card: never what. Where storage is refused, the server knows. */
function hasAnsweredMood(moodId: string): boolean {
  try {
    return localStorage.getItem(key) === moodId;
  } catch {
    return false;
  }
}

function keepAnsweredMood(moodId: string): void {
  try {
    localStorage.setItem(key, moodId);
  } catch {}
}
