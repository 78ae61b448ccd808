import type { PublicAssembly } from '@asamblea/domain';
import { useLive } from '../../firebase/useLive.ts';
import { StreamView } from './StreamView.tsx';

interface StreamPageProps {
  readonly cot: string;
  readonly assembly: PublicAssembly;
}

/** The overlay that listens: each change is on the picture at once. */
export function StreamPage({ cot }: StreamPageProps) {
  return <StreamView live={useLive(cot, 'question').value} />;
}
