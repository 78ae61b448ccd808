import { questionEndpoints, sayForecast } from '@asamblea/domain';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useCallback } from 'react';
import { askApi } from '../../../../firebase/asking/askApi.ts';
import { useReading } from '../../../../firebase/asking/useReading.ts';

/** Why it cannot be secret at all, said while it is written. */
const saidBeforehand = new Set(['secret-not-countable']);

interface ForecastProps {
  /** A `ForecastRequest`, as text: the same asks nothing again. */
  readonly asked: string;
  readonly hall: string;
  readonly of?: string;
}

/** The best publication of a secret vote, why not more and when less. */
export function Forecast({ asked, hall, of = '' }: ForecastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is here is why it is asked again.
  const read = useCallback(
    (signal: AbortSignal) => askApi(questionEndpoints.forecastSecret, JSON.parse(asked), signal),
    [asked, hall],
  );
  const { answer, failure, retry } = useReading(read);
  if (failure !== null && saidBeforehand.has(failure.code ?? '')) {
    return (
      <Alert severity="warning" role="status" sx={{ my: 1 }}>
        {failure.message} {failure.explanation}
      </Alert>
    );
  }
  // An election that is not written yet is refused: its own form says what it lacks.
  if (failure !== null && !(failure.isOurs && failure.statusCode < 500)) {
    return (
      <Alert
        severity="warning"
        sx={{ my: 1 }}
        action={
          <Button color="inherit" size="small" onClick={retry}>
            Intentar de nuevo
          </Button>
        }
      >
        No pudimos calcular qué se podrá publicar de este voto secreto.
      </Alert>
    );
  }
  if (answer === null || failure !== null) return null;
  const { atBest, less, isPoor } = sayForecast(answer);
  return (
    <Alert severity={isPoor ? 'warning' : 'info'} role="status" sx={{ my: 1 }}>
      <AlertTitle>{of}Qué se podrá publicar</AlertTitle>
      {atBest} {less}
    </Alert>
  );
}
