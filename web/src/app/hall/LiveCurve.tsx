import { useServerOffset } from '../../firebase/asking/useServerOffset.ts';
import { useLive } from '../../firebase/live/useLive.ts';
import { useSession } from '../../firebase/session/session.tsx';
import { QuorumCurve } from '../../parts/quorum/QuorumCurve.tsx';
import { useNow } from '../../ui/time/useNow.ts';

/** The present weight through the session, until now while it goes on. */
export function LiveCurve({ cot }: { readonly cot: string }) {
  const timeZone = useSession().timeZone ?? 'America/Bogota';
  const { value } = useLive(cot, 'quorum');
  const offset = useServerOffset(true);
  const now = useNow(30_000) + offset;
  if (value === null || value.curve.length === 0) return null;
  const last = value.curve.at(-1)?.at ?? now;
  const until = value.sessionState === 'open' ? Math.max(now, last) : last;
  return <QuorumCurve {...{ curve: value.curve, quorum: value.quorum, until, timeZone }} />;
}
