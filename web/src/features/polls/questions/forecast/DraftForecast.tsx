import { useLive } from '../../../../firebase/live/useLive.ts';
import { useLagging } from '../../../../ui/device/useLagging.ts';
import { Forecast } from './Forecast.tsx';

/** While people come in it is counted anew, and not for each of them. */
const againMillis = 15_000;

interface DraftForecastProps {
  readonly cot: string;
  readonly questionId: string;
  /** Which one it is, where several are told. */
  readonly of?: string;
}

/** The forecast of a draft for the people present, counted again as the hall moves. */
export function DraftForecast({ cot, questionId, of = '' }: DraftForecastProps) {
  const { value } = useLive(cot, 'quorum');
  const { weight, units } = value?.quorum.present ?? { weight: 0, units: 0 };
  const hall = useLagging(`${units} ${weight}`, againMillis);
  return <Forecast asked={JSON.stringify({ questionId })} {...{ hall, of }} />;
}
