import { endSentence } from '@asamblea/domain';
import { Alert, Box } from '@mui/material';

interface LawWarningsProps {
  readonly warnings: readonly string[];
}

/** The warnings of the law before a vote is opened, each with its article; nothing where there are none. */
export function LawWarnings({ warnings }: LawWarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ my: 1.5, overflowWrap: 'anywhere' }}>
      <strong>Antes de votar, la ley advierte:</strong>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {warnings.map((warning) => (
          <li key={warning}>{endSentence(warning)}</li>
        ))}
      </Box>
      Al abrir, el acta dirá que la presidencia lo tuvo a la vista.
    </Alert>
  );
}
