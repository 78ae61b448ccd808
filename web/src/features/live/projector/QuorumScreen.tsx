import { type PointNow, sessionHour } from '@asamblea/domain';
import { useServerOffset } from '../../../firebase/asking/useServerOffset.ts';
import { useShown } from '../../../firebase/live/useShown.ts';
import { QuorumView } from '../../../parts/quorum/QuorumView.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { SessionClock } from '../../../ui/time/SessionClock.tsx';
import { useNow } from '../../../ui/time/useNow.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

interface QuorumScreenProps {
  readonly cot: string;
  readonly assemblyName: string;
  readonly timeZone: string;
  /** The point of the agenda that is treated; null: none. */
  readonly point: PointNow | null;
}

/** The curve grows with the time that passes, also while nobody comes or goes. */
const curveEveryMillis = 15_000;

/** The quorum while people come in; beside the agenda, where it is written. */
export function QuorumScreen({ cot, assemblyName, timeZone, point }: QuorumScreenProps) {
  const { value } = useShown(cot, 'quorum');
  const agenda = useShown(cot, 'agenda');
  const until = value === null ? null : sessionHour({ ...value, state: value.sessionState });
  const offset = useServerOffset(true);
  const now = useNow(curveEveryMillis) + offset;
  if (value === null || (agenda.value === null && !agenda.missing)) {
    return <Loading label="Esperando el quórum de la sala…" />;
  }
  const of = { cot, assemblyName, timeZone, live: value, point };
  const points = agenda.value?.points ?? [];
  return points.length > 0 ? (
    <WaitingScreen {...of} points={points} />
  ) : (
    <QuorumView {...of} now={now} clock={<SessionClock {...{ until, offset, timeZone }} />} />
  );
}
