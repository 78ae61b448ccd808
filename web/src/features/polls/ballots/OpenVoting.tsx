import { type AskedBallot, askedIn, type CurrentBallot, takesVotes } from '@asamblea/domain';
import { Box, Button, Paper, Typography } from '@mui/material';
import { mayVote } from './draft.ts';
import { FollowStage } from './FollowStage.tsx';
import { isUnannounced } from './isUnannounced.ts';
import { useCurrentBallot } from './useCurrentBallot.ts';

/** While a question is open to this person, the way to it; it comes and goes by itself. */
export function OpenVoting() {
  const { ballot, refresh } = useCurrentBallot();
  if (ballot === null) return null;
  const [first, ...others] = openTo(ballot);
  return (
    <>
      <Box role="status">
        {first !== undefined && (
          <Paper component="section" aria-labelledby="votacion" sx={card}>
            <Typography id="votacion" variant="h3" component="h2">
              Votación abierta
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {others.length === 0 ? first.question.text : `Son ${others.length + 1} preguntas.`}
            </Typography>
            <Button
              variant="contained"
              size="large"
              href="/votes/current"
              sx={{ minHeight: 56, fontSize: '1.25rem' }}
            >
              Votar
            </Button>
          </Paper>
        )}
      </Box>
      <FollowStage cot={ballot.cot} isUnannounced={isUnannounced(ballot)} onChange={refresh} />
    </>
  );
}

/** Those in which something of theirs has no vote yet and may have one. */
function openTo(ballot: CurrentBallot): readonly AskedBallot[] {
  return askedIn(ballot).filter(
    ({ question, holdings }) =>
      takesVotes(question) && mayVote(holdings).some((unit) => unit.ballot === null),
  );
}

const card = {
  p: 2,
  mb: 3,
  display: 'grid',
  gap: 1.5,
  border: 2,
  borderColor: 'primary.main',
} as const;
