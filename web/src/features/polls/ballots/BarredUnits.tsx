import { type Holding, sayUnits } from '@asamblea/domain';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useUnitWords } from '../../../ui/unitWords.tsx';

interface BarredUnitsProps {
  /** Mine without a vote. */
  readonly units: readonly Holding[];
}

/** My units that have no vote in this question, and why, before anything is marked. */
export function BarredUnits({ units }: BarredUnitsProps) {
  const words = useUnitWords();
  const barred = units.filter(({ refusal }) => refusal !== undefined);
  if (barred.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>
        {sayUnits(barred.length, words.term)} no {barred.length === 1 ? 'puede' : 'pueden'} votar
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: '1.25em' }}>
        {barred.map(({ unitId, label, refusal }) => (
          <li key={unitId}>
            <b>{label}</b>: {refusal?.message}
          </li>
        ))}
      </Box>
      <Typography sx={{ mt: 1 }}>
        Si ya está al día, acérquese a la mesa de registro. Apenas lo anoten podrá votar aquí, sin
        recargar la página.
      </Typography>
    </Alert>
  );
}
