import type { LiveMissing, LiveQuestion, LiveResults } from '@asamblea/domain';
import { polledPath } from '../../../firebase/asking/polledPath.ts';
import { usePolled } from '../../../firebase/live/usePolled.ts';
import { StreamView } from './StreamView.tsx';
import type { StreamSource } from './streamSource.ts';

/** The overlay for audiences too large to listen each: reads the cached state every second. */
export function PolledStreamPage({ cot }: { readonly cot: string }) {
  return <StreamView cot={cot} source={polled} />;
}

const polled: StreamSource = {
  useQuestion: (cot) => usePolled<LiveQuestion>(polledPath(cot, 'question')),
  useUnits: (cot) => usePolled<LiveMissing>(polledPath(cot, 'missing')),
  useResults: (cot) => usePolled<LiveResults>(polledPath(cot, 'results')),
};
