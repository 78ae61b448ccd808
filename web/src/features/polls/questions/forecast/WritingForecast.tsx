import { type ElectionAsked, forecastRequest, type QuestionTerms } from '@asamblea/domain';
import { useLagging } from '../../../../ui/device/useLagging.ts';
import { Forecast } from './Forecast.tsx';

/** What is still being chosen is not asked for at each press. */
const restMillis = 400;

/** What a question can show while it is written: it has what decides the count, and nothing else. */
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
