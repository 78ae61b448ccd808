import {
  endSentence,
  formatCount,
  groupProblems,
  type RosterComparison,
  readingMeasure,
} from '@asamblea/domain';
import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel, Paper } from '@mui/material';
import { useState } from 'react';
import type { ApiFailure } from '../../../firebase/ApiFailure.ts';
import { RosterSummary } from '../../../parts/RosterSummary.tsx';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx';
import { DiffList } from './DiffList.tsx';
import type { ImportDraft } from './importDraft.ts';

interface CompareStepProps {
  readonly draft: ImportDraft;
  readonly comparison: RosterComparison;
  readonly failure: ApiFailure | null;
  readonly onBack: () => void;
  readonly onCompare: () => Promise<void>;
  readonly onSend: (confirmed: boolean) => Promise<void>;
}

/** What would change, whom it would reach, and the button that does it. */
export function CompareStep(props: CompareStepProps) {
  const { draft, comparison, failure, onBack, onCompare, onSend } = props;
  const { problems, blocked, proxies, units } = comparison;
  const errors = problems.filter((problem) => problem.severity === 'error');
  const warnings = groupProblems(problems).filter(({ severity }) => severity === 'warning').length;
  const whole = problems.filter(({ row, severity }) => row === null && severity === 'warning');
  const [isReviewed, setReviewed] = useState(false);
  const mustReview = warnings > 0 || comparison.removed.count > 0 || proxies.count > 0;
  const isReady = errors.length === 0 && blocked === null && (!mustReview || isReviewed);
  return (
    <>
      <Paper sx={{ p: { xs: 2, sm: 3 } }}>
        <RosterSummary
          units={units}
          people={comparison.people}
          heads={comparison.heads}
          totalWeight={comparison.totalWeight}
          measure={readingMeasure(draft.reading)}
        />
      </Paper>
      {blocked !== null && (
        <Alert severity="error">
          <AlertTitle sx={{ mb: 0 }}>Ahora no se puede cambiar el padrón</AlertTitle>
          {blocked} Cierre la votación, o registre antes la salida de las unidades que cambian.
        </Alert>
      )}
      {errors.map(({ message, remedy, value }) => (
        <Alert key={`${message} ${value}`} severity="error">
          {message} {remedy}
        </Alert>
      ))}
      {whole.length > 0 && (
        <Alert severity="warning">
          {whole.map(({ message, remedy }) => `${message} ${remedy}`).join(' ')}
        </Alert>
      )}
      {comparison.base !== null && <DiffList comparison={comparison} />}
      {proxies.count > 0 && (
        <Alert severity="warning">
          <AlertTitle sx={{ mb: 0 }}>Hay poderes que quedarán sin efecto</AlertTitle>
          {endSentence(proxies.first.join(', '))}
        </Alert>
      )}
      {failure !== null && (
        <ErrorMessage
          message={failure.message}
          explanation={failure.explanation}
          {...(failure.code === 'roster-changed'
            ? { onRetry: () => void onCompare(), retryLabel: 'Comparar de nuevo' }
            : {})}
        />
      )}
      <Box sx={actions}>
        {mustReview && (
          <FormControlLabel
            label={sayReview(warnings, comparison)}
            control={
              <Checkbox
                checked={isReviewed}
                onChange={(event) => setReviewed(event.target.checked)}
              />
            }
          />
        )}
        <BusyButton
          variant="contained"
          size="large"
          disabled={!isReady}
          onPress={() => onSend(warnings > 0)}
        >
          Importar {formatCount(units)} {units === 1 ? 'unidad' : 'unidades'}
        </BusyButton>
        <Button onClick={onBack} size="large">
          Volver a revisar
        </Button>
      </Box>
    </>
  );
}

function sayReview(warnings: number, { removed, proxies }: RosterComparison): string {
  const seen = [
    warnings > 0 ? (warnings === 1 ? 'el aviso' : `los ${formatCount(warnings)} avisos`) : '',
    removed.count > 0 ? 'lo que se quita' : '',
    proxies.count > 0 ? 'los poderes sin efecto' : '',
  ].filter((text) => text !== '');
  return `Revisé ${seen.join(', ')} y quiero importar`;
}

const actions = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;
