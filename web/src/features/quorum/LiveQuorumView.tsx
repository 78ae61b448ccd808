import { type LiveQuorum, type PublicAssembly, sessionHour } from '@asamblea/domain';
import { useLive } from '../../firebase/useLive.ts';
import { useServerOffset } from '../../firebase/useServerOffset.ts';
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
  const { value, offline } = useLive(cot, 'quorum', initial);
  useWakeLock();
  const until = value === null ? null : sessionHour({ ...value, state: value.sessionState });
  const offset = useServerOffset(until !== null);
  if (value === null) return <Loading label="Esperando el quórum…" />;
  return (
    <>
      <QuorumView
        assemblyName={assembly.name}
        timeZone={assembly.timeZone}
        live={value}
        clock={<SessionClock until={until} offset={offset} />}
      />
      {offline && <StaleNotice />}
    </>
  );
}
