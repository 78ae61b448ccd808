import { Typography } from '@mui/material';
import { hasPendingVote } from '../features/polls/ballots/outbox.ts';

/** Whoever confirmed a vote must not fear for it when a page fails. Says nothing of whose it is. */
export function PendingVoteNote() {
  if (!hasPendingVote()) return null;
  return (
    <Typography component="p" sx={{ my: 1, font: 'inherit' }}>
      Un voto confirmado sigue guardado en este dispositivo: se enviará al volver a entrar.
    </Typography>
  );
}
