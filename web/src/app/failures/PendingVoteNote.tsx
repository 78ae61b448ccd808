import { hasPendingVote } from '../../features/polls/ballots/sending/outbox.ts';

/** A voter who confirmed a vote must not fear for it when a page fails. Says nothing of whose it is. */
export function PendingVoteNote() {
  if (!hasPendingVote()) return null;
  return (
    <p className="pending-vote-note">
      Un voto confirmado sigue guardado en este dispositivo: se enviará al volver a entrar.
    </p>
  );
}
