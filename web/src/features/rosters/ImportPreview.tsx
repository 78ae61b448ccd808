import { formatCount, type ParsedRoster } from '@asamblea/domain';
import { Alert, Box, Button, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../firebase/ApiFailure.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { ProblemTable } from './ProblemTable.tsx';
import { RosterSummary } from './RosterSummary.tsx';
import { UnitSample } from './UnitSample.tsx';

interface ImportPreviewProps {
  readonly fileName: string;
  readonly parsed: ParsedRoster;
  readonly failure: ApiFailure | null;
  readonly onSend: (confirmed: boolean) => Promise<void>;
  readonly onChange: () => void;
}

/** What the file says: the sums, what is wrong and how to mend it. Errors stop it; warnings wait. */
export function ImportPreview({ fileName, parsed, failure, onSend, onChange }: ImportPreviewProps) {
  const { roster, problems } = parsed;
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const [isReviewed, setReviewed] = useState(false);
  const isReady = errors === 0 && (warnings === 0 || isReviewed);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <RosterSummary
          units={roster.units.length}
          people={roster.people.length}
          totalWeight={roster.totalWeight}
        />
      </Paper>
      {errors > 0 && (
        <Alert severity="error">
          {errors === 1 ? 'Hay 1 error' : `Hay ${formatCount(errors)} errores`}: corríjalos en el
          archivo y vuelva a cargarlo. Nada se ha importado.
        </Alert>
      )}
      {problems.length > 0 && <ProblemTable problems={problems} />}
      {roster.units.length > 0 && <UnitSample units={roster.units} />}
      {failure !== null && (
        <ErrorNotice message={failure.message} explanation={failure.explanation} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {errors === 0 && warnings > 0 && (
          <FormControlLabel
            label="Revisé los avisos"
            control={
              <Checkbox
                checked={isReviewed}
                onChange={(event) => setReviewed(event.target.checked)}
              />
            }
          />
        )}
        {errors === 0 && (
          <BusyButton
            variant="contained"
            size="large"
            disabled={!isReady}
            onPress={() => onSend(warnings > 0)}
          >
            Importar {formatCount(roster.units.length)} unidades
          </BusyButton>
        )}
        <Button onClick={onChange} size="large">
          Elegir otro archivo
        </Button>
      </Box>
    </Box>
  );
}
