import { type ElectionAsked, forecastRequest, type QuestionTerms } from '@asamblea/domain';
import { useLagging } from '../../../../ui/device/useLagging.ts';
import { Forecast } from './Forecast.tsx';

/** A choice still being made is not asked for at each press. */
const restMillis = 400;

/** The forecast of a question while it is written: it has the terms that decide the count, and nothing else. */
export function WritingForecast({ terms }: { readonly terms: QuestionTerms }) {
  const { blank, abstention, matterId = null, election = null } = terms;
  const counted = { blank, abstention, matterId, election: election && withoutNames(election) };
  const asked = useLagging(JSON.stringify(counted), restMillis);
  // Half typed terms say so in their own field.
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
