import { citeSource, type ProxyConflict } from '@asamblea/domain';
import { Alert, Button, Typography } from '@mui/material';
import type { Solution } from './solutionOf.ts';

interface ConflictItemProps {
  readonly conflict: ProxyConflict;
  readonly solution: Solution | null;
  readonly isBusy: boolean;
  readonly onSolve: (solution: Solution) => void;
}

/** What is wrong, in one sentence; what to do; and the button that does it. */
export function ConflictItem({ conflict, solution, isBusy, onSolve }: ConflictItemProps) {
  const { blocks, text, remedy, source } = conflict;
  return (
    <Alert
      component="li"
      severity={blocks ? 'error' : 'warning'}
      role="presentation"
      sx={{ mb: 1 }}
    >
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
      <Typography>{remedy}</Typography>
      {source !== null && (
        <Typography variant="body2" color="textSecondary">
          {citeSource(source)}
        </Typography>
      )}
      {solution !== null && (
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          sx={{ mt: 1 }}
          disabled={isBusy}
          onClick={() => onSolve(solution)}
        >
          {solution.label}
        </Button>
      )}
    </Alert>
  );
}
