import type { LiveQuorum, PublicAssembly } from '@asamblea/domain';
import { useLive } from '../../firebase/useLive.ts';
import { Loading } from '../../ui/Loading.tsx';
import { StaleNotice } from '../../ui/StaleNotice.tsx';
import { useWakeLock } from '../../ui/useWakeLock.ts';
import { QuorumView } from './QuorumView.tsx';

interface LiveQuorumViewProps {
  readonly cot: string;
  readonly assembly: PublicAssembly;
  readonly initial: LiveQuorum | null;
}

export function LiveQuorumView({ cot, assembly, initial }: LiveQuorumViewProps) {
  const { value, offline } = useLive(cot, 'quorum', initial);
  useWakeLock();
  if (value === null) return <Loading label="Esperando el quórum…" />;
  return (
    <>
      <QuorumView assemblyName={assembly.name} timeZone={assembly.timeZone} live={value} />
      {offline && <StaleNotice />}
    </>
  );
}
