import { sayReaches } from '@asamblea/domain';
import { Typography } from '@mui/material';
import { use } from 'react';
import { ReachContext } from './reachContext.ts';

/** Beside the quorum: in how many of the questions that wait who is here is not enough. Its line is there before it. */
export function HallReach() {
  const told = use(ReachContext);
  if (told === null) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: '2.9em' }}>
      {sayReaches([...told.reaches.values()])}
    </Typography>
  );
}
