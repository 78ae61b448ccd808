import { type LiveQuorum, type PublicAssembly, sessionHour } from '@asamblea/domain';
import { useServerOffset } from '../../firebase/useServerOffset.ts';
import { useShown } from '../../firebase/useShown.ts';
import { Loading } from '../../ui/Loading.tsx';
import { SessionClock } from '../../ui/SessionClock.tsx';
import { StaleNotice } from '../../ui/StaleNotice.tsx';
import { useWakeLock } from '../../ui/useWakeLock.ts';
import { QuorumView } from './QuorumView.tsx';

interface LiveQuorumViewProps {
  readonly cot: string;
  readonly assembly: PublicAssembly;
  readonly initial: LiveQuorum | null;
}

export function LiveQuorumView({ cot, assembly, initial }: LiveQuorumViewProps) {
  const { value, offline } = useShown(cot, 'quorum', initial);
  useWakeLock();
  const until = value === null ? null : sessionHour({ ...value, state: value.sessionState });
  const offset = useServerOffset(until !== null);
  if (value === null) return <Loading label="Esperando el quórum…" />;
  return (
    <>
      <QuorumView
        cot={cot}
        assemblyName={assembly.name}
        timeZone={assembly.timeZone}
        live={value}
        clock={<SessionClock until={until} offset={offset} />}
      />
      {offline && <StaleNotice />}
    </>
  );
}
