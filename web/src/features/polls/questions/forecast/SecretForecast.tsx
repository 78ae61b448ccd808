import {
  type ElectionAsked,
  forecastRequest,
  type QuestionTerms,
  questionEndpoints,
  sayForecast,
} from '@asamblea/domain';
import { Alert, AlertTitle, Button } from '@mui/material';
import { useCallback } from 'react';
import { askApi } from '../../../../firebase/askApi.ts';
import { useLive } from '../../../../firebase/useLive.ts';
import { useReading } from '../../../../firebase/useReading.ts';
import { useLagging } from '../../../../ui/useLagging.ts';

/** While people come in it is counted anew, and not for each of them. */
const againMillis = 15_000;
/** What is still being chosen is not asked for at each press. */
const restMillis = 400;

interface DraftForecastProps {
  readonly cot: string;
  readonly questionId: string;
  /** Which one it is, where several are told. */
  readonly of?: string;
}

/** What a draft can show of those who are here, counted again as the hall moves. */
export function DraftForecast({ cot, questionId, of = '' }: DraftForecastProps) {
  const { value } = useLive(cot, 'quorum');
  const { weight, units } = value?.quorum.present ?? { weight: 0, units: 0 };
  const hall = useLagging(`${units} ${weight}`, againMillis);
  return <Forecast asked={JSON.stringify({ questionId })} {...{ hall, of }} />;
}

/** The same of what is being written: it has what decides the count, and nothing else. */
export function WritingForecast({ terms }: { readonly terms: QuestionTerms }) {
  const { blank, abstention, matterId = null, election = null } = terms;
  const counted = { blank, abstention, matterId, election: election && withoutNames(election) };
  const asked = useLagging(JSON.stringify(counted), restMillis);
  // What is half typed says so in its own field.
  if (!forecastRequest.safeParse(JSON.parse(asked)).success) return null;
  return <Forecast asked={asked} hall="" />;
}

/** How many candidates there are decides; how they are called does not. */
function withoutNames({ candidates, ...election }: ElectionAsked): ElectionAsked {
  return {
    ...election,
    candidates: candidates.map(({ lines }, i) => ({
      label: `${i + 1}`,
      lines: lines.map((_, j) => ({ name: `${i + 1}.${j + 1}`, substitute: null })),
    })),
  };
}

interface ForecastProps {
  /** A `ForecastRequest`, as text: the same asks nothing again. */
  readonly asked: string;
  readonly hall: string;
  readonly of?: string;
}

function Forecast({ asked, hall, of = '' }: ForecastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is here is why it is asked again.
  const read = useCallback(
    (signal: AbortSignal) => askApi(questionEndpoints.forecastSecret, JSON.parse(asked), signal),
    [asked, hall],
  );
  const { answer, failure, retry } = useReading(read);
  if (failure?.code === 'secret-not-countable') {
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
