import type { AssemblyBrand } from '@asamblea/domain';
import { useShown } from '../../../firebase/live/useShown.ts';
import { StreamView } from './StreamView.tsx';
import type { StreamSource } from './streamSource.ts';

interface StreamPageProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
}

/** The overlay that listens: each change is on the picture at once. */
export function StreamPage({ cot }: StreamPageProps) {
  return <StreamView cot={cot} source={heard} />;
}

const heard: StreamSource = {
  useQuestion: (cot) => useShown(cot, 'question').value,
  useUnits: (cot) => useShown(cot, 'missing').value,
  useResults: (cot) => useShown(cot, 'results').value,
};
