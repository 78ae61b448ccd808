import { type AssemblyBrand, type LiveQuorum, sessionHour } from '@asamblea/domain';
import { useState } from 'react';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { useShown } from '../../../firebase/live/useShown.ts';
import { QuorumView } from '../../../parts/quorum/QuorumView.tsx';
import { useWakeLock } from '../../../ui/device/useWakeLock.ts';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { StaleMessage } from '../../../ui/feedback/StaleMessage.tsx';
import { SessionClock } from '../../../ui/time/SessionClock.tsx';
import { useNow } from '../../../ui/time/useNow.ts';

/** The curve grows with the time that passes, also while nobody comes or goes. */
const curveEveryMillis = 15_000;

interface LiveQuorumViewProps {
  readonly cot: string;
  readonly assembly: AssemblyBrand;
  readonly initial: LiveQuorum | null;
  /** When the page was made: how far this machine's clock is from the server's. */
  readonly serverNow: number;
}

export function LiveQuorumView(props: LiveQuorumViewProps) {
  const { cot, assembly, initial, serverNow } = props;
  const [ahead] = useState(() => serverNow - Date.now());
  const now = useNow(curveEveryMillis) + ahead;
  const { value, offline } = useShown(cot, 'quorum', initial);
  useWakeLock();
  const until = value === null ? null : sessionHour({ ...value, state: value.sessionState });
  const offset = useServerOffset(until !== null);
  if (value === null) return <Loading label="Esperando el quórum de la sala…" />;
  return (
    <>
      <QuorumView
        cot={cot}
        assemblyName={assembly.name}
        timeZone={assembly.timeZone}
        live={value}
        now={now}
        clock={<SessionClock {...{ until, offset }} timeZone={assembly.timeZone} />}
      />
      {offline && <StaleMessage />}
    </>
  );
}
