import { useState } from 'react';
import { useSession } from '../../../../firebase/session/session.tsx';
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
 * Away from the ballot, votes confirmed there that wait go on being sent, and their end is told: a voter who
 * left has voted, or has to know that they have not.
 */
export function WaitingVotes({ onAnswered }: WaitingVotesProps) {
  const { timeZone } = useSession();
  const { outbox, receipts } = useOwnVotes();
  const returned = useReturned(outbox, null);
  const sendings = useSubmissions(outbox, receipts, returned, onAnswered);
  const [begun] = useState(() => outbox.read().map(({ questionId }) => questionId));
  if (begun.length === 0) return null;
  const votes = begun.map((questionId) => ({ questionId, ...sendings.of(questionId) }));
  const waiting = votes.filter(({ pending }) => pending !== null);
  const [next] = waiting.sort((a, b) => b.failures - a.failures);
  const uncounted = votes.filter(hasRefusals);
  return (
    <div className="waiting-votes">
      {next !== undefined && <PendingVote sending={next} />}
      {uncounted.map(({ questionId, answer, refused }) => (
        <SubmissionMessages
          key={questionId}
          {...{ answer, refused, timeZone: timeZone ?? undefined, holdings: [], again: null }}
        />
      ))}
      {uncounted.length > 0 && (
        <ButtonLink href="/votes/current" look="outlined">
          Ir a la votación
        </ButtonLink>
      )}
      {next === undefined && uncounted.length === 0 && (
        <Message tone="success" role="status">
          Su voto quedó guardado.
        </Message>
      )}
    </div>
  );
}
