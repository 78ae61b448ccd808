import type {
  LiveAnswer,
  LiveMissing,
  LiveQuestion,
  LiveResults,
  ResultsAnswer,
  UnitsAnswer,
} from '@asamblea/domain';
import { usePolled } from '../../firebase/usePolled.ts';
import { StreamView } from './StreamView.tsx';
import type { StreamSource } from './streamSource.ts';

/** The overlay for audiences too large to listen each: reads the cached state every second. */
export function PolledStreamPage({ cot }: { readonly cot: string }) {
  return <StreamView cot={cot} source={polled} />;
}

const questionOf = ({ question }: LiveAnswer) => question;
const unitsOf = ({ live }: UnitsAnswer) => live;
const resultsOf = ({ live }: ResultsAnswer) => live;
const at = (name: string, cot: string) => `/api/public/${name}?cot=${encodeURIComponent(cot)}`;

const polled: StreamSource = {
  useQuestion: (cot) => usePolled<LiveAnswer, LiveQuestion>(at('live', cot), questionOf),
  useUnits: (cot) => usePolled<UnitsAnswer, LiveMissing>(at('missing', cot), unitsOf),
  useResults: (cot) => usePolled<ResultsAnswer, LiveResults>(at('results', cot), resultsOf),
};
