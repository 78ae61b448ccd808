import { useState } from 'react';
import { useSession } from '../../../../firebase/session.tsx';
import { ButtonLink } from '../../../../ui/widgets/Button.tsx';
import { Message } from '../../../../ui/widgets/Message.tsx';
import { PendingVote } from './PendingVote.tsx';
import { SubmissionMessages } from './SubmissionMessages.tsx';
import { useOwnVotes } from './useOwnVotes.ts';
import { useReturned } from './useReturned.ts';
import { hasRefusals, useSubmissions } from './useSubmissions.ts';

interface WaitingVotesProps {
  /** All that could be answered at once was. */
  readonly onAnswered: () => void;
}

/**
 * Away from the ballot, what was confirmed there and waits goes on being sent, and its end is told: whoever left
 * has voted, or has to know that they have not.
 */
export function WaitingVotes({ onAnswered }: WaitingVotesProps) {
  const { timeZone } = useSession();
  const { outbox, receipts } = useOwnVotes();
  const returned = useReturned(outbox, null);
  const sendings = useSubmissions(outbox, receipts, returned, onAnswered);
  const [begun] = useState(() => outbox.read().map(({ questionId }) => questionId));
  if (begun.length === 0) return null;
  const votes = begun.map(sendings.of);
  const waiting = votes.filter(({ pending }) => pending !== null);
  const [next] = [...waiting].sort((a, b) => b.failures - a.failures);
  const refused = votes.filter(hasRefusals);
  return (
    <div className="waiting-votes">
      {next !== undefined && <PendingVote sending={next} />}
      {refused.map(({ answer, refused: whole }, index) => (
        <SubmissionMessages
          key={begun[index]}
          {...{ answer, timeZone: timeZone ?? undefined, holdings: [], again: null }}
          refused={whole}
        />
      ))}
      {refused.length > 0 && (
        <ButtonLink href="/votes/current" look="outlined">
          Ir a la votación
        </ButtonLink>
      )}
      {next === undefined && refused.length === 0 && (
        <Message tone="success" role="status">
          Su voto quedó guardado.
        </Message>
      )}
    </div>
  );
}
