import type { PublicAssembly } from '@asamblea/domain';
import { useLive } from '../../firebase/useLive.ts';
import { StreamView } from './StreamView.tsx';
import type { StreamSource } from './streamSource.ts';

interface StreamPageProps {
  readonly cot: string;
  readonly assembly: PublicAssembly;
}

/** The overlay that listens: each change is on the picture at once. */
export function StreamPage({ cot }: StreamPageProps) {
  return <StreamView cot={cot} source={heard} />;
}

const heard: StreamSource = {
  useQuestion: (cot) => useLive(cot, 'question').value,
  useUnits: (cot) => useLive(cot, 'missing').value,
  useResults: (cot) => useLive(cot, 'results').value,
};
