import { citeSource, type ProxyConflict, saying } from '@asamblea/domain';
import { Alert, Box, Button, Typography } from '@mui/material';
import type { Solution } from './solutionOf.ts';

interface ConflictItemProps {
  readonly conflict: ProxyConflict;
  /** Other units of the same proxies with the same wrong. */
  readonly also: readonly string[];
  readonly solution: Solution | null;
  readonly isBusy: boolean;
  readonly onSolve: (solution: Solution) => void;
}

/** The conflict, in one sentence; the remedy; and the button that applies it. */
export function ConflictItem({ conflict, also, solution, isBusy, onSolve }: ConflictItemProps) {
  const { blocks, text, remedy, source } = conflict;
  return (
    <Alert
      component="li"
      severity={blocks ? 'error' : 'warning'}
      role="presentation"
      sx={{ mb: 1, py: 0.25, '& .MuiAlert-message': { flex: 1 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 20rem' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {text}
            {also.length > 0 && saying` Lo mismo con ${also.join(', ')}.`}
          </Typography>
          <Typography variant="body2">
            {remedy}
            {source !== null && ` ${citeSource(source)}.`}
          </Typography>
        </Box>
        {solution !== null && (
          <Button
            color="inherit"
            variant="outlined"
            disabled={isBusy}
            onClick={() => onSolve(solution)}
          >
            {solution.label}
          </Button>
        )}
      </Box>
    </Alert>
  );
}
