import { type Question, sayReach } from '@asamblea/domain';
import { Alert, Typography } from '@mui/material';
import { type ReactNode, use } from 'react';
import { MissingUnits } from './MissingUnits.tsx';
import { ReachContext } from './reachContext.ts';

/**
 * Whether a draft can pass with the people present, and the missing part, as people come and go. It reads who
 * is here and the rule, and no vote; of an election it says the quorum alone, and practice decides nothing.
 */
export function DraftReach({ question }: { readonly question: Question }) {
  const told = use(ReachContext);
  if (told === null || question.rehearsal === true) return null;
  const { reaches, hall } = told;
  // The line is there before it is known, so that the parts under it move little.
  if (hall === null) return <Line>Mirando quiénes están…</Line>;
  const reach = reaches.get(question.questionId);
  if (reach === undefined) return null;
  const said = sayReach(reach, question);
  if (reach.kind === 'reachable' || reach.kind === 'can-elect') {
    return <Line>{said}</Line>;
  }
  return (
    <Alert severity={reach.kind === 'pending' ? 'info' : 'warning'} sx={{ mb: 2, py: 0.25 }}>
      {said}
      {'lacks' in reach && !reach.isBeyond && <MissingUnits {...{ question, hall }} />}
    </Alert>
  );
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <Typography color="textSecondary" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}
