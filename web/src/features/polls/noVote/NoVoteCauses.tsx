import type { SaidNoVote } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../../../ui/feedback/ErrorMessage.tsx';
import { useWhyNoVote } from './useWhyNoVote.ts';

interface NoVoteCausesProps {
  readonly personId: string;
  /** The facts that may have moved since it was asked. */
  readonly moved: string;
  /** The button of a cause, where there is one. */
  readonly solutionOf: (said: SaidNoVote) => ReactNode;
}

/** One sentence for what keeps a person from voting, with what solves it; the rest below. */
export function NoVoteCauses({ personId, moved, solutionOf }: NoVoteCausesProps) {
  const { answer, failure, retry } = useWhyNoVote(personId, moved);
  if (failure !== null) {
    return (
      <Box sx={{ mt: 1 }}>
        <ErrorMessage message={failure.message} explanation={failure.explanation} onRetry={retry} />
      </Box>
    );
  }
  if (answer === null) return <Skeleton variant="rounded" height={64} sx={{ mt: 1 }} />;
  const [first, ...others] = answer.causes;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {answer.may !== null && (
        <Alert severity="success" role="presentation">
          {answer.may}
        </Alert>
      )}
      {first !== undefined && (
        <Alert severity="warning" role="presentation">
          <AlertTitle sx={{ mb: 0 }}>{first.text}</AlertTitle>
          {solutionOf(first)}
        </Alert>
      )}
      {others.map((said) => (
        <Alert key={said.cause} severity="info" role="presentation">
          {said.text}
          {solutionOf(said)}
        </Alert>
      ))}
    </Box>
  );
}
