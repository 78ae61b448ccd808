import { type Question, sayReach } from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { use } from 'react';
import { MissingUnits } from './MissingUnits.tsx';
import { nothingTold, ReachContext } from './reachContext.ts';

/**
 * Whether a draft can pass with who is here, and what has to arrive yet, as people come and go. It reads who is here
 * and the rule, and no vote; of an election it says the quorum alone, and practice decides nothing.
 */
export function DraftReach({ question }: { readonly question: Question }) {
  const { reaches, hall } = use(ReachContext) ?? nothingTold;
  const reach = reaches.get(question.questionId);
  if (reach === undefined || hall === null) return null;
  const said = sayReach(reach, question);
  if (reach.kind === 'reachable' || reach.kind === 'can-elect') {
    return (
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {said}
      </Typography>
    );
  }
  return (
    <Alert severity={reach.kind === 'pending' ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {said}
      {'lacks' in reach && !reach.isBeyond && <MissingUnits {...{ question, hall }} />}
    </Alert>
  );
}
