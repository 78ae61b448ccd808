import type { LiveMissing, LiveQuestion, LiveResults } from '@asamblea/domain';
import { usePolled } from '../../firebase/usePolled.ts';
import { StreamView } from './StreamView.tsx';
import type { StreamSource } from './streamSource.ts';

/** The overlay for audiences too large to listen each: reads the cached state every second. */
export function PolledStreamPage({ cot }: { readonly cot: string }) {
  return <StreamView cot={cot} source={polled} />;
}

const at = (name: string, cot: string) => `/api/public/${name}cot=${encodeURIComponent(cot)}`;

const polled: StreamSource = {
  useQuestion: (cot) => usePolled<LiveQuestion>(at('live?only=question&', cot)),
  useUnits: (cot) => usePolled<LiveMissing>(at('missing?', cot)),
  useResults: (cot) => usePolled<LiveResults>(at('results?', cot)),
};
